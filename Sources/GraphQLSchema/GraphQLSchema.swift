// GraphQLSchema
