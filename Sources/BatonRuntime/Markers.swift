/// Marks the property through which a view reads its fragment.
///
/// The text holds one fragment definition; `batonc` writes the type that bears the fragment's name. The property
/// stays what it is, a stored property that the memberwise initializer takes, and nothing happens at run time.
///
/// ```swift
/// struct CharacterRow: View {
///   @Fragment("""
///     fragment CharacterRow_character on Character { name status image }
///     """)
///   let character: CharacterRow_character
/// }
/// ```
@attached(peer)
public macro Fragment(_ document: StaticString) = #externalMacro(module: "BatonMacros", type: "Marker")

/// Marks the property that holds a query, or what it answered.
///
/// The text holds one query definition. As with ``Fragment(_:)``, the property stays a plain stored one.
@attached(peer)
public macro Query(_ document: StaticString) = #externalMacro(module: "BatonMacros", type: "Marker")

/// Marks the property that holds a mutation.
///
/// The text holds one mutation definition. As with ``Fragment(_:)``, the property stays a plain stored one.
@attached(peer)
public macro Mutation(_ document: StaticString) = #externalMacro(module: "BatonMacros", type: "Marker")

/// Marks the property that holds a subscription, or what it received.
///
/// The text holds one subscription definition. As with ``Fragment(_:)``, the property stays a plain stored one.
@attached(peer)
public macro Subscription(_ document: StaticString) = #externalMacro(module: "BatonMacros", type: "Marker")
