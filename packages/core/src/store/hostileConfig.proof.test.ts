import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allDomains, allPorts } from '../domains/all.ts'
import { createStore } from '../index.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { MEMBERS, OPTION_NAMES } from './checkValues.ts'

/** An option of the store or a member of an option, with a value of any kind. */
const given = fc.record({
  path: fc.constantFrom(
    ...OPTION_NAMES.map((option) => [option]),
    ...Object.entries(MEMBERS).flatMap(([option, kinds]) =>
      Object.keys(kinds).map((member) => [...option.split('.'), member]),
    ),
  ),
  value: fc.oneof(
    fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true, maxDepth: 2 }),
    fc.constantFrom(() => undefined, Symbol('value'), NaN, '', '/', 'http://[', '__proto__', '\uD800', [[]], [null]),
  ),
})

/** What a gateway may say about its back end. */
const unsupported = fc.oneof(
  given.map(({ value }) => value),
  fc.array(fc.oneof(fc.string(), fc.anything({ maxDepth: 1 }))),
)

const platform = createMemoryPlatform({
  href: 'https://shop.example/de/de-de',
  fetch: async () => Response.json({}, { status: 503 }),
})

/** Expects that the options make a store, or a `RangeError` whose message contains the name. */
const expectStoreOrMistake = (options: object, name: string): void => {
  const config = { site: 'de/de-de', domains: allDomains, ports: allPorts, platform, ...options }
  try {
    Reflect.apply(createStore, undefined, [config])
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError)
    expect(`${error}`).toContain(name)
  }
}

test('a hostile value of any option makes a store, or a RangeError that names the option', () => {
  const run = fc.property(given, ({ path, value }) => {
    const options = path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value)
    const [option = ''] = path
    expectStoreOrMistake(Object(options), option === 'domains' || option === 'ports' ? '"' : option)
  })
  fc.assert(run, { seed: 19, numRuns: 10_000 })
}, 300_000)

test('a hostile list of what a back end cannot do makes a store, or a RangeError that names the gateway', () => {
  const run = fc.property(fc.constantFrom('account', 'cart', 'search', 'wishlist'), unsupported, (name, value) =>
    expectStoreOrMistake({ gateways: { [name]: { unsupported: value } } }, `gateways.${name}.unsupported`),
  )
  fc.assert(run, { seed: 19, numRuns: 10_000 })
}, 300_000)
