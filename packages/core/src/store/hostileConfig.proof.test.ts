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
    ...Object.entries(MEMBERS).flatMap(([option, kinds]) => Object.keys(kinds).map((member) => [option, member])),
  ),
  value: fc.oneof(
    fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true, maxDepth: 2 }),
    fc.constantFrom(() => undefined, Symbol('value'), NaN, '', '/', 'http://[', '__proto__', '\uD800', [[]], [null]),
  ),
})

test('a hostile value of any option makes a store, or a RangeError that names the option', async () => {
  const platform = createMemoryPlatform({
    href: 'https://shop.example/de/de-de',
    fetch: async () => Response.json({}, { status: 503 }),
  })
  const run = fc.property(given, ({ path: [option = '', member], value }) => {
    const options = { [option]: member === undefined ? value : { [member]: value } }
    const config = { site: 'de/de-de', domains: allDomains, ports: allPorts, platform, ...options }
    try {
      Reflect.apply(createStore, undefined, [config])
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError)
      expect(`${error}`).toContain(option === 'domains' || option === 'ports' ? '"' : option)
    }
  })
  fc.assert(run, { seed: 19, numRuns: 10_000 })
}, 300_000)
