// GraphQLIRTests
