// GraphQLSchemaTests
