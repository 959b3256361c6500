import fc from 'fast-check'

type Path = readonly string[]

/** Returns the paths of all members of JSON, those of objects and lists included. */
export const pathsOf = (json: unknown, path: Path = []): readonly Path[] =>
  typeof json === 'object' && json !== null
    ? Object.entries(json).flatMap(([name, part]) => [[...path, name], ...pathsOf(part, [...path, name])])
    : []

/** A change of one member: its new value, or null to leave the member out. */
type Change = (value: unknown) => { readonly value: unknown } | null

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#39;').replaceAll('<', '&lt;')

const to =
  (value: unknown): Change =>
  () => ({ value })

/** What back ends do to a member in practice, and what nobody expects of them. */
const CHANGES: readonly Change[] = [
  () => null,
  to(null),
  to({}),
  to([]),
  to([null]),
  to(''),
  to(' '),
  to('0'),
  to(0),
  to(-1),
  to(1e21),
  to('12,5'),
  to(true),
  to('<b>&amp;amp;</b>'),
  (value) => ({ value: typeof value === 'number' ? String(value) : [value] }),
  (value) => ({ value: typeof value === 'string' ? escaped(value) : { value } }),
  (value) => ({ value: Array.isArray(value) ? [...value, null, ...value] : { ...Object(value) } }),
]

const changed = (json: unknown, [name, ...rest]: Path, change: Change): unknown => {
  if (name === undefined || typeof json !== 'object' || json === null) return json
  const entries = Object.entries(json).flatMap(([key, part]): (readonly [string, unknown])[] => {
    if (key !== name) return [[key, part]]
    if (rest.length > 0) return [[key, changed(part, rest, change)]]
    const result = change(part)
    return result === null ? [] : [[key, result.value]]
  })
  return Array.isArray(json) ? entries.map(([, part]) => part) : Object.fromEntries(entries)
}

/** Applies one change to the member at `path`. */
export const withChange = (json: unknown, path: Path, value: unknown): unknown => changed(json, path, () => ({ value }))

/** Payloads with one to four members changed. */
export const mutated = (payloads: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc.constantFrom(...payloads).chain((payload) => {
    const paths = pathsOf(payload)
    if (paths.length === 0) return fc.constant(payload)
    const mutation = fc.tuple(fc.constantFrom(...paths), fc.constantFrom(...CHANGES))
    return fc
      .array(mutation, { minLength: 1, maxLength: 4 })
      .map((mutations) => mutations.reduce((json, [path, change]) => changed(json, path, change), payload))
  })
