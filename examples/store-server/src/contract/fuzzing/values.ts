import fc, { type Arbitrary } from 'fast-check'
import type { Schema } from './contracts.ts'

/** A number literal such as `1e309`, which JSON.stringify cannot write because no JavaScript number has this value. */
export class RawNumber {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** Existing values by parameter or property name. Requests use them, because random ids would mostly end in a 404. */
export type Known = Readonly<Record<string, readonly unknown[]>>

export type World = { readonly known: Known; readonly calm: number }

const NUMBERS: readonly unknown[] = [
  ...[0, -0, -1, 1.5, 1e-7, 5e-324, 2_147_483_647, 2_147_483_648, -2_147_483_649, 2 ** 53, 1e21, 1.7e308],
  ...['1e309', '-1e309', '1E400', '0.1e310'].map((text) => new RawNumber(text)),
]

const TEXTS: readonly string[] = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800',
    '\u202e',
    '\ufeff',
    '🧦',
    'ß',
    'İ',
    '%',
    '%00',
    '_',
    '\\',
    "'",
    '"',
  ],
  ...[
    "' OR 1=1 --",
    '{{7*7}}',
    '../../etc/passwd',
    '<script>',
    '__proto__',
    'constructor',
    'NaN',
    'Infinity',
    '1e309',
    '-1',
    '0x10',
  ],
  ...[
    'true',
    'null',
    'undefined',
    '[object Object]',
    '2147483648',
    '99999999999999999999',
    '2026-02-30T25:61:00Z',
    'de/de-de',
  ],
  ...['a'.repeat(5000), 'ä'.repeat(300), '(((((', '*:*', 'a & b | !c', '-', '"a', 'x'.repeat(256)],
]

const text = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
)
const number = fc.oneof(fc.constantFrom(...NUMBERS), fc.double(), fc.maxSafeInteger())
const tree = fc.anything({
  maxDepth: 2,
  maxKeys: 3,
  withNullPrototype: false,
  values: [fc.boolean(), fc.integer(), text],
})

/** Values that no contract expects. */
export const hostile: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: number },
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { toString: 1 }) },
  { weight: 1, arbitrary: tree },
)

/**
 * Generates a value that is probably invalid for a schema. For a number, most values are unusual numbers, because the
 * first check of the server already rejects a value of another type.
 */
const hostileFor = ({ type }: Schema): Arbitrary<unknown> =>
  type === 'integer' || type === 'number'
    ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...NUMBERS) }, { weight: 1, arbitrary: hostile })
    : hostile

const FORMATS: Readonly<Record<string, Arbitrary<string>>> = {
  email: fc.emailAddress(),
  uuid: fc.uuid(),
  uri: fc.webUrl(),
  'date-time': fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
}

function textLike({ pattern, format, minLength = 0, maxLength = 60 }: Schema): Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'))
  return FORMATS[format ?? ''] ?? fc.string({ minLength, maxLength, size: 'max' })
}

function numberLike({ type, minimum, maximum }: Schema): Arbitrary<number> {
  const limits = { min: minimum ?? -1e9, max: maximum ?? 1e9 }
  if (type === 'number') return fc.double({ ...limits, noNaN: true })
  // Small numbers are more likely to match existing data.
  const few = fc.integer({ min: limits.min, max: Math.min(limits.max, limits.min + 5) })
  return fc.oneof(few, fc.integer(limits))
}

function objectLike(schema: Schema, world: World): Arbitrary<unknown> {
  const parts = [schema, ...(schema.allOf ?? [])]
  const properties = Object.entries(Object.assign({}, ...parts.map((part) => part.properties ?? {})) satisfies object)
  const required = new Set(parts.flatMap((part) => part.required ?? []))
  const members = properties.map(([name, part]) => {
    const value = valuesOf(Object(part), world, name)
    const isThere = fc.integer({ min: 0, max: 99 }).map((chance) => chance < (required.has(name) ? 97 : 50))
    return fc.tuple(fc.constant(name), value, isThere)
  })
  const stray = fc.tuple(
    fc.constantFrom('extra', '__proto__', 'constructor', ''),
    hostile,
    fc.integer({ min: 0, max: 19 }).map((n) => n === 0),
  )
  return fc
    .tuple(...members, stray)
    .map((all) => Object.fromEntries(all.flatMap(([name, value, isThere]) => (isThere ? [[name, value]] : []))))
}

function valid(schema: Schema, world: World): Arbitrary<unknown> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (schema.oneOf !== undefined) return fc.oneof(...schema.oneOf.map((one) => valuesOf(one, world)))
  if (schema.properties !== undefined || schema.allOf !== undefined) return objectLike(schema, world)
  if (schema.items !== undefined) {
    const { minItems = 0, maxItems = 5 } = schema
    return fc.array(valuesOf(schema.items, world), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 4) })
  }
  if (schema.type === 'integer' || schema.type === 'number') return numberLike(schema)
  if (schema.type === 'boolean') return fc.boolean()
  return textLike(schema)
}

/** Counts the values that a request for this schema contains. */
export function sizeOf({ properties, allOf = [], items }: Schema): number {
  const parts = [...Object.values(properties ?? {}), ...allOf, ...(items === undefined ? [] : [items])]
  return parts.length === 0 ? 1 : parts.reduce((sum, part) => sum + sizeOf(part), 0)
}

/** Generates mostly valid values for a schema: `calm` valid ones for each hostile one. */
export function valuesOf(schema: Schema, world: World, name = ''): Arbitrary<unknown> {
  const { known, calm } = world
  const there = known[name]
  const right =
    there === undefined
      ? valid(schema, world)
      : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...there) }, { weight: 1, arbitrary: valid(schema, world) })
  return fc.oneof({ weight: calm, arbitrary: right }, { weight: 1, arbitrary: hostileFor(schema) })
}
