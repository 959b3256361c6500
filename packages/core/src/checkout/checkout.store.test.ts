import { expect, test } from 'vitest'
import { StoreError } from '../shared/errors.ts'
import { openShop, settled } from '../store/shop.fixture.ts'
import type { CheckoutGateway } from './checkout.types.ts'

const ADDRESS = 'https://shop.example/checkout/1'

const ready: CheckoutGateway = {
  metafields: async () => [],
  createMetafield: async () => undefined,
  updateMetafield: async () => undefined,
  start: async () => ADDRESS,
}

/** A shop where the button is pressed; what the browser held when it was sent away. */
const press = async ({
  claims = null,
  checkout = {},
}: {
  claims?: object | null
  checkout?: Partial<CheckoutGateway>
} = {}) => {
  const shop = await openShop({
    claims,
    gateways: { checkout: { ...ready, ...checkout } },
  })
  const { platform, store } = shop
  const held: (readonly [string, string | undefined, string | undefined])[] = []
  const assign = platform.navigation.assign
  Object.assign(platform.navigation, {
    assign: (href: string) => {
      held.push([href, platform.jar.get('gore_auth')?.value, platform.jar.get('auth_token')?.value])
      assign(href)
    },
  })
  store.checkout.commands.start()
  await settled()
  return { ...shop, held }
}

test('signed in, both cookies are there before the browser goes, once, as the last step', {
  meta: { spec: ['4.checkout.gore-auth', '4.checkout.auth-token', '4.checkout.navigate'] },
}, async () => {
  const { held, session, facts, platform, store } = await press({ claims: {} })
  expect(held).toEqual([[ADDRESS, 'true', session?.accessToken]])
  expect(platform.visited).toEqual([ADDRESS])
  expect(facts.at(-1)).toBe('checkout.ready')
  store.checkout.commands.start()
  await settled()
  expect(platform.visited).toEqual([ADDRESS])
})

test('the token never outlives the session, and is lent for ten minutes at most', async () => {
  const { platform } = await press({ claims: {} })
  expect(platform.jar.get('auth_token')?.maxAge).toBe(600)
})

test('anonymous, the checkout is told so, and the token of who was there before is gone', {
  meta: { spec: ['4.checkout.gore-auth', '4.checkout.auth-token', '4.checkout.navigate'] },
}, async () => {
  const { held, platform } = await press()
  expect(held).toEqual([[ADDRESS, 'false', undefined]])
  expect(platform.jar.has('auth_token')).toBe(false)
})

test('an old token that appeared after the page opened is gone before the browser goes', {
  meta: { spec: ['4.checkout.auth-token'] },
}, async () => {
  const shop = await openShop({ gateways: { checkout: ready } })
  shop.platform.cookies.set('auth_token', 'old.old.old')
  shop.store.checkout.commands.start()
  await settled()
  expect(shop.platform.visited).toEqual([ADDRESS])
  expect(shop.platform.jar.has('auth_token')).toBe(false)
})

test.each(['javascript:alert(1)', 'https://evil.example/checkout', '//evil.example', 'https://a:b@shop.example/'])(
  'an address that may not be gone to (%s) sets no cookie and leaves the page where it is',
  { meta: { spec: ['4.checkout.navigate'] } },
  async (address) => {
    const { held, platform, toasts, store } = await press({ claims: {}, checkout: { start: async () => address } })
    expect([held, platform.visited, platform.jar.has('gore_auth')]).toEqual([[], [], false])
    expect(toasts()).toMatchObject([{ code: 'unexpected' }])
    expect(store.checkout.getSnapshot().isStarting).toBe(false)
  },
)

test('a refused checkout is told in the words of the server, without cookies and without leaving', {
  meta: { spec: ['8.toasts.server-message'] },
}, async () => {
  const words = 'Size M has just been sold'
  const { toasts, platform } = await press({
    checkout: {
      start: async () => {
        throw new StoreError('REFUSED', words, { status: 422, detail: words })
      },
    },
  })
  expect(toasts()).toMatchObject([{ code: 'server', detail: words, tone: 'error' }])
  expect([platform.visited, platform.jar.has('gore_auth')]).toEqual([[], false])
})
