// BatonTesting
