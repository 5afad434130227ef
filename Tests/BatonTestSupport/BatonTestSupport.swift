// BatonTestSupport
