// BatonCompilerTests
