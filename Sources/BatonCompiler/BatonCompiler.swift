// BatonCompiler
