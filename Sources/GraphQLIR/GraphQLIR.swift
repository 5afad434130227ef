// GraphQLIR
