// GraphQLSyntaxTests
