import { nearest } from './nearest.ts'

/** Names that a domain cannot have, because the store uses them. A member named `then` would make the store a promise. */
const RESERVED = ['site', 'gateways', 'start', 'stop', 'on', 'preload', 'environment', 'then'] as const

/** Resolves to the name; a reserved name resolves to a sentence that the compiler shows as the error. */
export type FreeName<Name> = Name extends (typeof RESERVED)[number] ? `"${Name}" is a name of the store itself` : Name

interface NamedDefinition {
  readonly name: string
  readonly requires?: readonly string[] | undefined
}

/** Throws a `RangeError` for a reserved name, a repeated name or a missing required domain. */
export const checkNames = (definitions: readonly NamedDefinition[]): void => {
  const names = definitions.map(({ name }) => name)
  for (const [index, { name, requires = [] }] of definitions.entries()) {
    if (RESERVED.some((reserved) => reserved === name))
      throw new RangeError(`"${name}" is a name of the store itself. Rename the domain.`)
    if (names.indexOf(name) !== index)
      throw new RangeError(`Two domains are named "${name}". Rename one, or list it once.`)
    const missing = requires.find((other) => !names.includes(other))
    if (missing !== undefined)
      throw new RangeError(`"${name}" requires "${missing}". Add it to "domains" (${names.join(', ')}).`)
  }
}

/** Throws a `RangeError` for the first unknown name; the message suggests the nearest known names. */
export const checkKnown = (kind: string, names: readonly string[], known: readonly string[], hint = ''): void => {
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new RangeError(`Unknown ${kind} "${unknown}". Nearest: ${nearest(unknown, known)}.${hint}`)
}
