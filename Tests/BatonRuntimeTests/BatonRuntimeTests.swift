// BatonRuntimeTests
