// BatoncTests
