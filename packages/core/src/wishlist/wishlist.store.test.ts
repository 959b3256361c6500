import { expect, test } from 'vitest'
import type { AuthGateway } from '../auth/auth.types.ts'
import { StoreError } from '../shared/errors.ts'
import { openShop, settled } from '../store/shop.fixture.ts'
import { openShop as openTrackedShop } from '../tracking/tracking.fixture.ts'

const names = (shop: Awaited<ReturnType<typeof openShop>>) => shop.cart().lines.map(({ name }) => name)

test('a moved line is on the wish list and removed from the cart', {
  meta: { spec: ['4.cart.move-to-wish-list', '4.cart.move-order'] },
}, async () => {
  const shop = await openShop({ claims: {} })
  shop.store.cart.commands.moveToWishlist('jacket')
  await settled()
  expect(shop.calls).toEqual(['wishlist add', 'cart remove'])
  expect(names(shop)).toEqual(['Socks'])
  expect(shop.serverCart().lines.map(({ id }) => id)).toEqual(['socks'])
  expect(shop.store.wishlist.getSnapshot().items).toMatchObject([{ productId: '11', variantId: '111' }])
  expect(shop.cart().moved).toMatchObject([{ name: 'Jacket' }])
})

test('the moved row disappears with the drawer', { meta: { spec: ['2.cart.moved-row-lifetime'] } }, async () => {
  const shop = await openShop({ claims: {} })
  const { overlay, cart } = shop.store
  overlay.commands.openCart()
  cart.commands.moveToWishlist('jacket')
  await settled()
  expect(shop.cart().moved).toMatchObject([{ name: 'Jacket' }])
  overlay.commands.closePanel()
  overlay.commands.openCart()
  expect(shop.cart().moved).toEqual([])
})

test.each([
  ['opens the drawer', '/jacket', 'cart'],
  ['opens no drawer over the page of the cart, whose moved rows stay', '/checkout-cart?from=menu', 'none'],
  ['opens the drawer over a page that only looks like it', '/checkout-cart-bag', 'cart'],
  ['opens the drawer over a page whose query names it', '/search?q=a&from=/checkout-cart', 'cart'],
])('an add %s', async (_, path, panel) => {
  const shop = await openShop({ claims: {}, path })
  const { overlay, cart } = shop.store
  cart.commands.moveToWishlist('jacket')
  await settled()
  cart.commands.add({ variantId: '131', quantity: 1 })
  await settled()
  expect(overlay.getSnapshot().panel).toBe(panel)
  expect(shop.cart().moved).toMatchObject([{ name: 'Jacket' }])
})

test('a guest is asked to sign in; the line stays and no request is sent', {
  meta: { spec: ['4.cart.move-anonymous', '6.visitor.wish-list-blocked', '4.wishlist.dialog-opens'] },
}, async () => {
  const shop = await openShop()
  shop.store.cart.commands.moveToWishlist('jacket')
  await settled()
  expect(shop.store.overlay.getSnapshot().loginModal).toBe(true)
  expect(names(shop)).toEqual(['Jacket', 'Socks'])
  expect([shop.calls, shop.cart().moved]).toEqual([[], []])
})

test('a failed removal keeps the line without a moved row, and is reported', {
  meta: { spec: ['4.cart.move-order'] },
}, async () => {
  const shop = await openShop({
    claims: {},
    refuse: () => {
      throw new StoreError('SERVER', 'The cart is busy', { status: 500 })
    },
  })
  shop.store.cart.commands.moveToWishlist('jacket')
  await settled()
  // A server error is retried before it is reported.
  for (let tries = 0; tries < 10 && !shop.events.includes('cart.failed'); tries += 1) {
    shop.clock.increment(5000)
    await settled()
  }
  expect(shop.calls[0]).toBe('wishlist add')
  expect(names(shop)).toEqual(['Jacket', 'Socks'])
  expect(shop.cart().moved).toEqual([])
  expect(shop.toasts()).toMatchObject([{ tone: 'error' }])
  expect(shop.events).not.toContain('line.moved')
})

test('a failed add to the wish list does not change the cart', { meta: { spec: ['4.cart.move-order'] } }, async () => {
  const down = async () => {
    throw new StoreError('SERVER', 'down', { status: 500 })
  }
  const shop = await openShop({ claims: {}, gateways: { wishlist: { load: async () => [], add: down, remove: down } } })
  shop.store.cart.commands.moveToWishlist('jacket')
  await settled()
  expect([names(shop), shop.calls, shop.cart().moved]).toEqual([['Jacket', 'Socks'], [], []])
  expect(shop.toasts()).toHaveLength(1)
})

test('both halves of a move are tracked, once each', { meta: { spec: ['4.cart.move-order'] } }, async () => {
  const { store, names: tracked } = await openTrackedShop({ granted: ['analytics'], isSignedIn: true })
  store.cart.commands.moveToWishlist('jacket')
  await settled()
  expect(tracked().filter((name) => /wishlist|remove/.test(name))).toEqual(['add_to_wishlist', 'remove_from_cart'])
})

test('the heart button asks a guest to sign in, and saves at once for a customer', {
  meta: { spec: ['4.wishlist.dialog-opens'] },
}, async () => {
  const visitor = await openShop()
  visitor.store.wishlist.commands.add({ productId: '11' })
  await settled()
  expect([visitor.store.overlay.getSnapshot().loginModal, visitor.calls]).toEqual([true, []])
  const customer = await openShop({ claims: {} })
  customer.store.wishlist.commands.add({ productId: '11' })
  await settled()
  expect([customer.store.overlay.getSnapshot().loginModal, customer.calls]).toEqual([false, ['wishlist add']])
})

const provider: AuthGateway = {
  begin: async () => ({
    href: 'https://shop.example/as/authorization.oauth2',
    pkce: { code_challenge: 'challenge', code_verifier: 'verifier', state: 'state' },
  }),
  exchange: () => Promise.reject(new Error('not asked for here')),
}

test('an add is the intent of the sign-in, also when its dialog opens twice', async () => {
  const { store, platform, clock } = await openShop({ gateways: { auth: provider } })
  store.wishlist.commands.add({ productId: '11' })
  store.wishlist.commands.add({ productId: '12' })
  await settled()
  store.auth.commands.signIn()
  clock.increment(300)
  await settled()
  expect([...platform.stored.values()].join()).toContain('"productId":"12"')
})

test('an add is no intent of a sign-in after its dialog was closed', async () => {
  const { store, platform, clock } = await openShop({ gateways: { auth: provider } })
  store.wishlist.commands.add({ productId: '11' })
  await settled()
  store.overlay.commands.closeDialog()
  store.auth.commands.signIn()
  clock.increment(300)
  await settled()
  const stored = [...platform.stored.values()].join()
  expect(stored).toContain('code_verifier')
  expect(stored).not.toContain('"productId"')
})
