import { expect, test, vi } from 'vitest'
import { cartOf, lineOf } from '../cart/cart.fixture.ts'
import { auth } from '../domains/auth.ts'
import { cart } from '../domains/cart.ts'
import { checkout } from '../domains/checkout.ts'
import { overlay } from '../domains/overlay.ts'
import { search } from '../domains/search.ts'
import { defineEffect, type Effect } from '../kit/defineEffect.ts'
import type { AnyDefinition, TypesOf } from '../kit/definition.types.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { createFakeGateways } from '../testing/index.ts'
import { createStore } from './createStore.ts'
import { settled } from './shop.fixture.ts'

const site = 'de/de-de'
const gateways = createFakeGateways({ site })
const platform = () => createMemoryPlatform({ href: `https://shop.example/${site}/home` })

/** Creates a store of the cart and overlay domains. The cart of its mock back end has one line. */
const open = (effects: Readonly<Record<string, Effect | false>> = {}, minimum = 0) => {
  const filled = cartOf([lineOf('a', { variantId: 1 })], { currency: 'EUR', cartAmount: 1000 })
  const carts = {
    load: async () => filled,
    create: async () => filled,
    save: async () => filled,
    claim: async () => null,
    release: async () => undefined,
  }
  const store = createStore({
    site,
    domains: [cart, overlay],
    platform: platform(),
    gateways: { cart: Object.assign(carts, { isChecked: true }) },
    effects,
    blockers: { cart: ({ subtotal }) => (subtotal < minimum ? ['minimum-order'] : []) },
  })
  store.start()
  return store
}

const addAndSettle = async (store: ReturnType<typeof open>) => {
  store.cart.commands.add({ variantId: 1 })
  await settled()
  return store.overlay.getSnapshot().panel
}

test('a store has exactly the domains of its list', () => {
  const store = createStore({
    site,
    domains: [auth, cart, search],
    platform: platform(),
    gateways: { cart: gateways.cart },
  })
  expect(Object.keys(store)).toEqual(['auth', 'cart', 'search', 'gateways', 'site', 'start', 'stop', 'on'])
})

test('a store of some domains works: an add opens the drawer, without auth', async () => {
  expect(await addAndSettle(open())).toBe('cart')
})

test('a shop switches a named effect off', async () => {
  expect(await addAndSettle(open({ 'overlay.openCartAfterAdd': false }))).toBe('none')
})

test('a shop replaces an effect, and adds one of its own that runs before listeners', async () => {
  const seen: string[] = []
  const openMenu = defineEffect<[TypesOf<typeof cart>, TypesOf<typeof overlay>]>({
    requires: ['cart', 'overlay'],
    on: { 'line.added': (_, { domains }) => domains.overlay.commands.openMenu() },
  })
  const note = defineEffect<[TypesOf<typeof cart>]>({
    requires: ['cart'],
    on: { 'line.added': () => void seen.push('effect') },
  })
  const store = open({ 'overlay.openCartAfterAdd': openMenu, 'mine.note': note })
  store.on('line.added', () => seen.push('listener'))
  expect(await addAndSettle(store)).toBe('menu')
  expect(seen).toEqual(['effect', 'listener'])
})

test('a blocker of the shop is a reason in the view of the cart', async () => {
  const store = open({}, 5000)
  await addAndSettle(store)
  expect(store.cart.getSnapshot().blockers).toEqual(['minimum-order'])
})

test('an effect whose domains are missing does not exist', () => {
  const handle = vi.fn()
  const effect: Effect = { requires: ['cart', 'wishlist'], handle, start: handle }
  const store = open({ 'mine.rule': effect })
  store.cart.commands.add({ variantId: 1 })
  expect(handle).not.toHaveBeenCalled()
})

test('private events reach effects and no listener', async () => {
  const store = createStore({ site, domains: [auth, cart], platform: platform(), gateways: { cart: gateways.cart } })
  const seen: string[] = []
  store.on('*', ({ type }) => seen.push(type))
  store.auth.on('*', ({ type }) => seen.push(type))
  store.start()
  await settled()
  expect(seen.filter((type) => type.startsWith('@'))).toEqual([])
})

interface Mistake {
  readonly name: string
  readonly domains: readonly AnyDefinition[]
  readonly message: RegExp
  readonly effects?: Readonly<Record<string, false>>
}
const mistakes: readonly Mistake[] = [
  { name: 'two domains of one name', domains: [cart, overlay, cart], message: /Two domains are named "cart"/ },
  { name: 'a reserved name', domains: [{ ...cart, name: 'start' }], message: /cannot be named "start"/ },
  {
    name: 'a required domain that is missing',
    domains: [checkout, auth],
    message: /"checkout" requires "cart".*\(checkout, auth\)/,
  },
  {
    name: 'a misspelt effect',
    domains: [cart, overlay],
    message: /Unknown effect "overlay.openCartAfterAd". Nearest: "overlay.openCartAfterAdd"/,
    effects: { 'overlay.openCartAfterAd': false },
  },
  {
    name: 'a protected effect',
    domains: [auth, cart],
    message: /Unknown effect "cart.release"/,
    effects: { 'cart.release': false },
  },
]

test.each(mistakes)('$name is an error that names what is right', ({ domains, message, effects = {} }) => {
  expect(() => createStore({ site, domains: domains as readonly [], platform: platform(), effects })).toThrow(message)
})

test('a known effect of a domain that is not in the list is unknown too, so that a typo never passes', () => {
  const effects = { 'overlay.openCartAfterAdd': false } as const
  expect(() => createStore({ site, domains: [cart], platform: platform(), effects })).toThrow(/Unknown effect/)
})
