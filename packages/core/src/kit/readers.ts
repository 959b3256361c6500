// Readers check values of a hydration payload. zod would do the same, but its schemas of the cart weigh 6 kB, and the
// first page needs the check before it renders (decision 042).

/** Returns the known members of the value. Throws a `TypeError` for a value of another type. */
export type Reader<Value> = (value: unknown) => Value

const wrong = (value: unknown): never => {
  throw new TypeError(`Unexpected ${value === null ? 'null' : typeof value} in the hydration payload`)
}

export const text: Reader<string> = (value) => (typeof value === 'string' ? value : wrong(value))

export const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : wrong(value))

export const number: Reader<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : wrong(value)

/** Reads a currency code. `Intl` throws for any other text, so a wrong code would break the rendering. */
export const currency: Reader<string> = (value) => (/^[A-Z]{3}$/.test(text(value)) ? text(value) : wrong(value))

export const oneOf =
  <const Value extends string>(...values: readonly Value[]): Reader<Value> =>
  (value) =>
    values.find((known) => known === value) ?? wrong(value)

export const orNull =
  <Value>(read: Reader<Value>): Reader<Value | null> =>
  (value) =>
    value === null ? null : read(value)

export const orMissing =
  <Value>(read: Reader<Value>): Reader<Value | undefined> =>
  (value) =>
    value === undefined ? undefined : read(value)

export const listOf =
  <Value>(read: Reader<Value>): Reader<readonly Value[]> =>
  (value) =>
    Array.isArray(value) ? Array.from(value, read) : wrong(value)

/** Reads an object whose members have names that nobody knows beforehand. */
export const recordOf =
  <Value>(read: Reader<Value>): Reader<Readonly<Record<string, Value>>> =>
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).map(([name, member]) => [name, read(member)]))
      : wrong(value)

/**
 * Reads an object with these members, and leaves out all others. The members keep their order, because the cart
 * compares lines as JSON text.
 */
export const objectOf =
  <Value extends object>(members: { readonly [Name in keyof Value]-?: Reader<Value[Name]> }): Reader<Value> =>
  (value) => {
    const source = Object(value)
    const readers = new Map(Object.entries<Reader<unknown>>(members))
    const names = new Set([...Object.keys(source), ...readers.keys()])
    const read = [...names].flatMap((name) => {
      const member = readers.get(name)
      return member ? [[name, member(source[name])]] : []
    })
    // The only cast in this file: the loop calls the reader of each member, which TypeScript cannot follow.
    return Object.fromEntries(read) as Value
  }
