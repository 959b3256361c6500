import { describe, expect, test, vi } from 'vitest'
import type { CartGateway } from '../cart/cart.types.ts'
import { createFullStore, type FullConfig } from '../entries/domains.ts'
import { createFullLazyStore } from '../lazy/fullLazyStore.fixture.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { unwrap } from '../shared/outcome.fixture.ts'
import { settled } from '../store/shop.fixture.ts'
import type { Store } from '../store/store.types.ts'
import { dehydrate } from './dehydrate.ts'
import { hydrate } from './hydrate.ts'
import { openRenderedShop } from './renderedShop.fixture.ts'

const HYDRATED = ['cart', 'country', 'membership', 'search', 'shipping'] as const

const rendered = await openRenderedShop()
const { store: server, serverCart } = rendered
const payload = dehydrate(server)
const CART_ID = serverCart().id

/** Opens a browser with this cart cookie and a back end that never answers, unless `gateways` replaces it. */
const configOf = ({ cartId = CART_ID, ...config }: Partial<FullConfig> & { cartId?: string | null } = {}) => {
  const platform = createMemoryPlatform({ href: 'https://shop.example/de/de-de/home' })
  if (cartId !== null) platform.cookies.set('bc_cartId_EU', cartId)
  return { site: 'de/de-de', platform, initial: hydrate(payload), ...config }
}

const never = (): Promise<never> => new Promise(() => undefined)
const cartGateway = (answers: Partial<CartGateway> = {}): CartGateway => ({
  load: never,
  create: never,
  save: never,
  claim: never,
  release: never,
  ...answers,
})

const viewsOf = (store: Pick<Store, (typeof HYDRATED)[number]>, initial = false) =>
  Object.fromEntries(
    HYDRATED.map((name) => [name, initial ? store[name].getInitialSnapshot() : store[name].getSnapshot()]),
  )

describe('the first view in the browser', () => {
  test('is that of the server', () => {
    const store = createFullStore(configOf())
    const { suggestion: _, ...country } = server.country.getSnapshot()
    const { category: __, customerGroup: ___, expiry_date: ____, ...membership } = server.membership.getSnapshot()
    const { note: _note, custom: _custom, lines, ...cart } = server.cart.getSnapshot()
    expect(store.cart.getSnapshot()).toMatchObject(cart)
    expect(store.cart.getSnapshot().lines).toEqual(lines.map((line) => ({ ...line, custom: {} })))
    expect(store.search.getSnapshot()).toEqual(server.search.getSnapshot())
    expect(store.shipping.getSnapshot()).toEqual(server.shipping.getSnapshot())
    expect(store.country.getSnapshot()).toMatchObject(country)
    expect(store.membership.getSnapshot()).toMatchObject(membership)
    expect(store.cart.getSnapshot()).toMatchObject({ status: 'filled', count: 3, subtotal: 27990, amountDue: 25990 })
    expect(viewsOf(store, true)).toEqual(viewsOf(store))
  })

  test('is the same without the machines, and does not change when they load', async () => {
    const load = vi.fn(never)
    const waiting = createFullLazyStore(configOf(), load)
    const expected = viewsOf(createFullStore(configOf()))
    expect(viewsOf(waiting)).toEqual(expected)
    expect(viewsOf(waiting, true)).toEqual(expected)
    expect(load).not.toHaveBeenCalled()
    const loaded = createFullLazyStore(configOf({ gateways: { cart: cartGateway() } }))
    await loaded.preload()
    expect(viewsOf(loaded)).toEqual(expected)
  })

  test('can be sent again: a hydrated store has the same payload', () => {
    const { private: own, public: shared } = payload
    expect(dehydrate(createFullStore(configOf()))).toEqual({
      site: 'de/de-de',
      private: Object.fromEntries(Object.entries(own).filter(([name]) => name !== 'search')),
      // Nobody is signed in before the start of the store, so the search is public again.
      public: { ...shared, search: own.search },
    })
  })

  test('of another site is empty', () => {
    const views = viewsOf(createFullStore(configOf({ site: 'at/de-at' })))
    expect(views).toEqual(viewsOf(createFullStore({ site: 'at/de-at', platform: createMemoryPlatform() })))
  })
})

describe('after the start', () => {
  const start = async (config: Parameters<typeof configOf>[0]) => {
    const store = createFullStore(configOf(config))
    store.start()
    await settled()
    return store
  }

  test('the cart stays while it loads in the background, and then is the new one', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof serverCart>>()
    const load = vi.fn(() => answer.promise)
    const store = await start({ gateways: { cart: cartGateway({ load }) } })
    expect(load).toHaveBeenCalledOnce()
    expect(store.cart.getSnapshot()).toMatchObject({ status: 'filled', count: 3, isLoading: true })
    answer.resolve({ ...serverCart(), lines: serverCart().lines.slice(1), revision: '9' })
    await settled()
    expect(store.cart.getSnapshot()).toMatchObject({ count: 1, isLoading: false })
  })

  test('unchanged lines keep their identity, so that their rows do not render again', async () => {
    const store = await start({ gateways: { cart: cartGateway({ load: async () => structuredClone(serverCart()) }) } })
    const [before, after] = [store.cart.getInitialSnapshot(), store.cart.getSnapshot()]
    expect(after.isLoading).toBe(false)
    expect(after.lines[1]).toBe(before.lines[1])
  })

  test.each([
    ['another cart', 'cart-of-somebody-else'],
    ['no cart', null],
  ])('a browser with %s does not show the cart of the page', async (_, cartId) => {
    const store = await start({ cartId, gateways: { cart: cartGateway() } })
    expect(store.cart.getSnapshot()).toMatchObject({ id: null, lines: [], count: 0 })
  })

  test('a lazy store without a cart cookie shows the empty cart', async () => {
    const store = createFullLazyStore(configOf({ cartId: null, gateways: { country: { detect: async () => null } } }))
    store.start()
    await settled()
    expect(store.cart.getSnapshot()).toMatchObject({ status: 'empty', id: null, count: 0 })
    expect(store.membership.getSnapshot().isMember).toBe(false)
  })

  test('a membership ends when nobody is signed in', async () => {
    const store = await start({ gateways: { cart: cartGateway() } })
    expect(store.membership.getInitialSnapshot().isMember).toBe(true)
    expect(store.membership.getSnapshot()).toMatchObject({ isMember: false, discount: null, status: 'unknown' })
  })

  test('the shipping cost stays while the options load', async () => {
    const store = await start({ gateways: { cart: cartGateway(), shipping: { options: never } } })
    expect(store.shipping.getSnapshot()).toMatchObject({ cost: { amount: 495 }, isLoading: true })
    expect(store.shipping.getSnapshot().total).toEqual({ amount: 28485, currency: 'EUR' })
  })

  test('the search goes on from its results', async () => {
    const searched = vi.fn()
    const store = await start({
      gateways: {
        cart: cartGateway(),
        search: {
          search: async ({ term }) => {
            searched(term)
            return { ...server.search.getSnapshot().results, term, products: [] } as never
          },
          suggest: never,
          popular: never,
          recommend: never,
          log: () => undefined,
        },
      },
    })
    expect(store.search.getSnapshot()).toMatchObject({ isOpen: true, term: 'jaket', isLoading: false })
    expect(searched).not.toHaveBeenCalled()
    store.search.commands.submit()
    await settled()
    // The correction of the server counts, so no suggestion is requested again.
    expect(searched).toHaveBeenCalledWith('jacket')
    expect(store.search.getSnapshot().isOpen).toBe(false)
  })
})

test('a line of the page can be removed before the cart has loaded', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof serverCart>>()
  const cart = serverCart()
  const saved = vi.fn(async () => ({ ...cart, lines: cart.lines.slice(1) }))
  const store = createFullStore(
    configOf({ gateways: { cart: cartGateway({ load: () => answer.promise, save: saved }) } }),
  )
  const outcome = store.cart.commands.remove('jacket')
  store.start()
  await settled()
  expect(store.cart.getSnapshot()).toMatchObject({ count: 1, isSaving: true })
  answer.resolve(cart)
  expect((await unwrap(outcome)).lines.map(({ id }) => id)).toEqual(['socks'])
  expect(saved).toHaveBeenCalledWith(
    expect.objectContaining({
      cartId: cart.id,
      revision: cart.revision,
      change: expect.objectContaining({ lineId: 'jacket' }),
    }),
    expect.anything(),
  )
})
