// The kinds of values that the options of a store accept, for checkValues.ts.

/** A kind of value. */
export interface Kind {
  /** Completes the sentence `"site" must be …`. */
  readonly name: string
  matches(value: unknown): boolean
}

export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value is a URL, or a path on the shop's own origin. */
const isUrl = (value: unknown): boolean => typeof value === 'string' && URL.canParse(value, 'https://shop.example')

export const ANY: Kind = { name: 'any value', matches: () => true }
export const TEXT: Kind = { name: 'a string', matches: (value) => typeof value === 'string' }
export const FLAG: Kind = { name: 'true or false', matches: (value) => typeof value === 'boolean' }
export const SECONDS: Kind = { name: 'a positive number', matches: (value) => typeof value === 'number' && value > 0 }
export const METHOD: Kind = { name: 'a function', matches: (value) => typeof value === 'function' }
export const OBJECT: Kind = { name: 'an object', matches: isObject }
export const ADDRESS: Kind = { name: 'a URL or a path', matches: isUrl }
export const CLAIM: Kind = {
  name: 'the name of a claim or a function',
  matches: (value) => (TEXT.matches(value) && value !== '') || METHOD.matches(value),
}
export const IDS: Kind = {
  name: 'an array of ids',
  matches: (value) => Array.isArray(value) && value.every((id) => typeof id === 'string' || typeof id === 'number'),
}
export const TEXTS: Kind = {
  name: 'an array of strings',
  matches: (value) => Array.isArray(value) && value.every((text) => typeof text === 'string'),
}
export const oneOf = (...known: readonly unknown[]): Kind => ({
  name: known.map((each) => JSON.stringify(each)).join(' or '),
  matches: (value) => known.includes(value),
})
export const recordOf = (kind: Kind, name: string): Kind => ({
  name,
  matches: (value) => isObject(value) && Object.values(value).every((each) => each === undefined || kind.matches(each)),
})

/** Whether each of these members of a value is of its kind. */
export const hasKinds = (value: object, kinds: Readonly<Record<string, Kind>>): boolean =>
  Object.entries(kinds).every(([member, kind]) => kind.matches(Reflect.get(value, member)))
