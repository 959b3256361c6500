import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allDomains, createFullStore } from '../entries/domains.ts'
import { createFullLazyStore } from '../lazy/fullLazyStore.fixture.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { formatMoney } from '../shared/money.ts'
import { environmentOf } from '../store/environmentOf.ts'
import type { Domains } from '../store/store.types.ts'
import { dehydrate } from './dehydrate.ts'
import { hydrate } from './hydrate.ts'
import type { HydrationPayload } from './payload.types.ts'
import { openRenderedShop } from './renderedShop.fixture.ts'

const payload = dehydrate((await openRenderedShop()).store)
const platform = createMemoryPlatform({ href: 'https://shop.example/de/de-de/home' })
const open = (value: unknown) => createFullStore({ site: 'de/de-de', platform, initial: hydrate(value) })
const empty = createFullStore({ site: 'de/de-de', platform })

type Views = Pick<Domains, 'cart' | 'search' | 'shipping' | 'membership' | 'country'>

/** Reads the views as a page does. */
const render = (view: <Name extends keyof Views>(name: Name) => ReturnType<Views[Name]['getSnapshot']>): string => {
  const { lines, subtotal, currency, blockers } = view('cart')
  const { topSellers, results } = view('search')
  const cards = [...topSellers, ...(results?.products ?? [])]
  return [
    lines.map(({ name, options, extendedPrice, quantityOptions }) => [
      name.trim(),
      options.map((option) => option.value.trim()),
      quantityOptions.map((count) => count.toFixed()),
      formatMoney({ amount: extendedPrice, currency }, 'de-DE'),
    ]),
    formatMoney({ amount: subtotal, currency }, 'de-DE'),
    formatMoney(view('shipping').total, 'de-DE'),
    cards.map(({ name, price, tones }) => [
      name.trim(),
      price && formatMoney(price, 'de-DE'),
      tones.map(({ hex }) => hex.trim()),
    ]),
    blockers.map((blocker) => blocker.trim()),
    view('membership').community.trim(),
    view('country').detected?.trim(),
  ].join()
}

const withCart = (change: object): HydrationPayload => ({
  ...payload,
  private: { ...payload.private, cart: { ...Object(payload.private.cart), ...change } },
})

describe('a wrong payload', () => {
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['text that is no JSON', '{"site":'],
    ['the text null', 'null'],
    ['a list', []],
    ['an old shape', { cart: { count: 2 } }],
    ['no domains', { site: 'de/de-de' }],
    ['domains that are texts', { site: 'de/de-de', private: 'cart', public: 'search' }],
    ['a cart of lines without members', withCart({ lines: [null] })],
    ['a cart with a list that is none', withCart({ lines: { length: 1, 0: {} } })],
    ['a cart in no currency', withCart({ currency: 'gold' })],
    ['a cart of infinite price', withCart({ subtotal: Number.POSITIVE_INFINITY })],
    ['a cart with a line of unknown kind', withCart({ lines: [{ kind: 'spell' }] })],
  ])('with %s gives the empty cart', (_, value) => {
    expect(open(value).cart.getSnapshot()).toEqual(empty.cart.getSnapshot())
  })

  test('may be the JSON text of the payload', () => {
    expect(open(JSON.stringify(payload)).cart.getSnapshot().count).toBe(3)
  })

  test('of one domain leaves the others', () => {
    const store = open(withCart({ lines: 'none' }))
    expect(store.cart.getSnapshot()).toEqual(empty.cart.getSnapshot())
    expect(store.search.getSnapshot().term).toBe('jaket')
    // The cost of shipping depends on the cart.
    expect(store.shipping.getSnapshot()).toEqual(empty.shipping.getSnapshot())
  })

  test('loses the members that nobody knows', () => {
    const text = '{"__proto__":{"polluted":true},"admin":true}'
    const cart = { ...Object(payload.private.cart), ...JSON.parse(text) }
    const view = open({ ...payload, private: { cart } }).cart.getSnapshot()
    expect(view).not.toHaveProperty('admin')
    expect(view).not.toHaveProperty('polluted')
    expect({}).not.toHaveProperty('polluted')
  })
})

/** The paths of all values in a JSON value. */
const pathsOf = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] => [
  path,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, member]) => pathsOf(member, [...path, name]))
    : []),
]

const replaced = (value: unknown, [name, ...rest]: readonly string[], by: unknown): unknown => {
  if (name === undefined) return by
  const copy = Array.isArray(value) ? [...value] : { ...Object(value) }
  copy[name] = replaced(Object(value)[name], rest, by)
  return copy
}

const paths = pathsOf(payload)
const damage = fc.tuple(
  fc.constantFrom(...paths),
  fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constantFrom(undefined, Number.NaN, -1, '')),
)
const damaged = fc
  .array(damage, { minLength: 1, maxLength: 3 })
  .map((damages) => damages.reduce<unknown>((whole, [path, by]) => replaced(whole, path, by), payload))

test('whatever values are damaged, the page renders', () => {
  const environment = environmentOf({ site: 'de/de-de', platform })
  const initial = Object.fromEntries(allDomains.map(({ name }) => [name, empty[name].getSnapshot()]))
  fc.assert(
    fc.property(damaged, (value) => {
      const hydrated = hydrate(value)(allDomains, environment)
      expect(() => render((name) => ({ ...initial[name], ...hydrated[name]?.view }) as never)).not.toThrow()
    }),
    { numRuns: 10_000 },
  )
})

test('whatever values are damaged, the machines begin with a view that renders', () => {
  fc.assert(
    fc.property(damaged, (value) => {
      const store = open(value)
      expect(() => render((name) => store[name].getSnapshot() as never)).not.toThrow()
    }),
    { numRuns: 200 },
  )
})

test('whatever the payload is, a lazy store opens', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(() => createFullLazyStore({ site: 'de/de-de', platform, initial: hydrate(value) })).not.toThrow()
    }),
    { numRuns: 1000 },
  )
})
