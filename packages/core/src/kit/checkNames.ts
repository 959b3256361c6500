/** Names that a domain cannot have, because the store uses them. A member named `then` would make the store a promise. */
const RESERVED = ['site', 'gateways', 'start', 'stop', 'on', 'preload', 'environment', 'then'] as const

/** Resolves to the name; a reserved name resolves to a sentence that the compiler shows as the error. */
export type FreeName<Name> = Name extends (typeof RESERVED)[number] ? `"${Name}" is a name of the store itself` : Name

/** Throws a `RangeError` for a reserved name, a repeated name or a missing required domain. */
export const checkNames = (
  definitions: readonly { readonly name: string; readonly requires?: readonly string[] | undefined }[],
): void => {
  const names = definitions.map(({ name }) => name)
  for (const [index, { name, requires = [] }] of definitions.entries()) {
    if (RESERVED.some((reserved) => reserved === name))
      throw new RangeError(`A domain cannot be named "${name}": the store itself uses that name. Choose another one.`)
    if (names.indexOf(name) !== index)
      throw new RangeError(`Two domains are named "${name}". Rename one, or list it once.`)
    const missing = requires.find((other) => !names.includes(other))
    if (missing !== undefined)
      throw new RangeError(
        `The domain "${name}" requires "${missing}", which is not in the list (${names.join(', ')}). Add it to the domains of createStore.`,
      )
  }
}
