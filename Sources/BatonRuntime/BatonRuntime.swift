// BatonRuntime
