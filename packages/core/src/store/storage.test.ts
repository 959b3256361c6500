import { describe, expect, test } from 'vitest'
import { cartOf, lineOf } from '../cart/cart.fixture.ts'
import type { CartGateway } from '../cart/cart.types.ts'
import { CHECKOUT, type Circumstances, openBrowser, settled, storedUser } from './session.fixture.ts'

const open = async (circumstances: Circumstances = {}) => {
  const browser = openBrowser(circumstances)
  return { ...browser, ...(await browser.openPage()) }
}

type Shop = Awaited<ReturnType<typeof open>>

const add = async ({ store }: Pick<Shop, 'store'>, variantId = '7') => {
  store.cart.commands.add({ variantId })
  await settled()
}

/** A mock cart gateway whose carts ship to Germany until another country is chosen. */
const german: CartGateway = {
  load: async () => null,
  create: async () => cartOf([lineOf('a')], { country: 'DE' }),
  save: async ({ change }) => cartOf([lineOf('a')], { country: change.kind === 'country' ? change.country : 'DE' }),
  claim: async () => null,
  release: async () => undefined,
}

describe('user_checkout_locale', () => {
  const kept = ({ platform }: Shop) => platform.stored.get('user_checkout_locale')

  test('exists only after a country was chosen', {
    meta: { spec: ['3.storage.checkout-locale'] },
  }, async () => {
    const shop = await open()
    expect(kept(shop)).toBeUndefined()
    await add(shop)
    expect(kept(shop)).toBeUndefined()
    shop.store.cart.commands.setCountry('FR')
    await settled()
    expect(kept(shop)).toBe('fr_FR')
  })

  test('is the shipping country, not the locale of the site', {
    meta: { spec: ['3.storage.checkout-locale-meaning'] },
  }, async () => {
    const shop = await open()
    await add(shop)
    expect(shop.store.cart.getSnapshot().country).toBe('DE')
    shop.store.cart.commands.setCountry('FR')
    await settled()
    const { store } = await shop.openPage()
    expect(store.cart.getSnapshot().country).toBe('FR')
    expect(store.shipping.getSnapshot().country).toBe('FR')
    expect(store.site).toMatchObject({ prefix: 'de/de-de', language: 'de', locale: 'de_DE' })
    // Opening a page or adding a line does not choose a country.
    await add({ store }, '8')
    expect(kept(shop)).toBe('fr_FR')
  })

  test('is not stored for the default country of the site', {
    meta: { spec: ['3.storage.checkout-locale-meaning'] },
  }, async () => {
    const shop = await open({ gateways: { cart: german } })
    await add(shop)
    expect([shop.store.cart.getSnapshot().country, kept(shop)]).toEqual(['DE', undefined])
  })

  test('is the country of a cart that a later visit creates, from its first request on', async () => {
    const shop = await open({ gateways: { cart: german }, stored: { user_checkout_locale: 'fr_FR' } })
    const countries: unknown[] = []
    shop.store.shipping.subscribe(({ country }) => countries.push(country))
    await add(shop)
    expect([shop.store.cart.getSnapshot().country, kept(shop)]).toEqual(['FR', 'fr_FR'])
    expect(shop.store.shipping.getSnapshot().country).toBe('FR')
    expect(countries).not.toContain('DE')
  })
})

describe('navigatedomain', () => {
  const dialogOf = ({ store }: Pick<Shop, 'store'>) => store.overlay.getSnapshot().dialog
  const elsewhere = { prefix: 'us/en-us', detected: 'DE' }

  test('is 0 after staying, and the dialog does not open again', {
    meta: { spec: ['3.storage.navigatedomain', '3.storage.navigatedomain-initial'] },
  }, async () => {
    const shop = await open(elsewhere)
    expect(shop.platform.stored.has('navigatedomain')).toBe(false)
    expect(dialogOf(shop)).toBe('country')
    shop.store.country.commands.stay()
    expect(shop.platform.stored.get('navigatedomain')).toBe('0')
    expect(dialogOf(await shop.openPage())).toBe('none')
  })

  test('does not change when the visitor goes to the other site', {
    meta: { spec: ['3.storage.navigatedomain-initial'] },
  }, async () => {
    const shop = await open(elsewhere)
    shop.store.country.commands.goTo('de/de-de')
    await settled()
    expect(shop.platform.visited).toEqual(['/de/de-de'])
    expect(shop.platform.stored.get('navigatedomain')).not.toBe('0')
    expect(dialogOf(await shop.openPage())).toBe('country')
  })

  test('counts as 1 when it is not 0', { meta: { spec: ['3.storage.navigatedomain-initial'] } }, async () => {
    expect(dialogOf(await open({ ...elsewhere, stored: { navigatedomain: '1' } }))).toBe('country')
    expect(dialogOf(await open({ ...elsewhere, stored: { navigatedomain: '0' } }))).toBe('none')
  })
})

test('current_country is the detected country for 7 days, whatever site is open or stored', {
  meta: { spec: ['3.storage.cookie-current-country'] },
}, async () => {
  const shop = await open({ prefix: 'us/en-us', detected: 'DE' })
  expect(shop.platform.jar.get('current_country')).toEqual({ value: 'DE', maxAge: 604_800 })
  shop.store.country.commands.stay()
  await settled()
  expect(shop.platform.jar.get('current_country')?.value).toBe('DE')
})

describe('the cookies of the cart', () => {
  test('contain its id for 30 days, as the active cart and as the cart of the store', {
    meta: { spec: ['3.storage.cookie-bc-cart-id', '3.storage.cookie-bc-cart-id-store', '3.storage.cookie-cart-days'] },
  }, async () => {
    const shop = await open()
    expect([...shop.platform.jar.keys()]).toEqual([])
    await add(shop)
    const { id } = shop.store.cart.getSnapshot()
    expect(id).not.toBeNull()
    const cookie = { value: id, maxAge: 2_592_000 }
    expect(shop.platform.jar.get('bc_cartId')).toEqual(cookie)
    expect(shop.platform.jar.get('bc_cartId_EU')).toEqual(cookie)
    const again = await shop.openPage()
    expect(again.store.cart.getSnapshot()).toMatchObject({ id, count: 1 })
  })

  test('are separate for each store', { meta: { spec: ['3.storage.cookie-bc-cart-id-store'] } }, async () => {
    const shop = await open()
    await add(shop)
    const european = shop.store.cart.getSnapshot().id
    const there = await shop.openPage('us/en-us')
    expect(there.store.cart.getSnapshot()).toMatchObject({ id: null, count: 0 })
    await add(there, '8')
    const american = there.store.cart.getSnapshot().id
    expect(american).not.toBe(european)
    const cookieOf = (name: string) => shop.platform.jar.get(name)?.value
    expect([cookieOf('bc_cartId'), cookieOf('bc_cartId_US'), cookieOf('bc_cartId_EU')]).toEqual([
      american,
      american,
      european,
    ])
  })
})

describe('the cookies of the checkout', () => {
  const press = async (circumstances: Circumstances = {}) => {
    const shop = await open(circumstances)
    await add(shop)
    shop.store.checkout.commands.start()
    await settled()
    expect(shop.platform.visited).toEqual([CHECKOUT])
    return shop
  }
  const signedIn = (life = 3600): Circumstances => ({ stored: { 'persist:EU': storedUser({ life }) } })
  const cookieOf = ({ platform }: Shop, name: string) => platform.jar.get(name)?.value

  test("gore_auth is 'true' or 'false' by the session, and auth_token contains the token", {
    meta: { spec: ['3.storage.cookie-gore-auth', '3.storage.cookie-auth-token'] },
  }, async () => {
    const customer = await press(signedIn())
    const { user }: { user: { access_token: string } } = JSON.parse(customer.platform.stored.get('persist:EU') ?? '')
    expect([cookieOf(customer, 'gore_auth'), cookieOf(customer, 'auth_token')]).toEqual(['true', user.access_token])
    const visitor = await press()
    expect([cookieOf(visitor, 'gore_auth'), visitor.platform.jar.has('auth_token')]).toEqual(['false', false])
  })

  test('without a configured name the cookie is signed_in', async () => {
    const shop = await press({ ...signedIn(), authCookie: undefined })
    expect([cookieOf(shop, 'signed_in'), shop.platform.jar.has('gore_auth')]).toEqual(['true', false])
  })

  test('gore_auth can have another name', { meta: { spec: ['3.storage.cookie-gore-auth'] } }, async () => {
    const shop = await press({ ...signedIn(), authCookie: 'shop_auth' })
    expect([cookieOf(shop, 'shop_auth'), shop.platform.jar.has('gore_auth')]).toEqual(['true', false])
    shop.platform.comeBack()
    expect(shop.platform.jar.has('shop_auth')).toBe(false)
  })

  test.each([
    [3600, 600],
    [601, 600],
    [600, 600],
    [599, 599],
    [30, 30],
  ])(
    'auth_token of a session with %i seconds left has a lifetime of %i',
    {
      meta: { spec: ['3.storage.auth-token-life'] },
    },
    async (life, maxAge) => {
      const shop = await press(signedIn(life))
      expect(shop.platform.jar.get('auth_token')?.maxAge).toBe(maxAge)
    },
  )

  test.each([
    ['is as good as over', storedUser({ life: 0.5 })],
    ['does not fit in a cookie', storedUser({ given_name: 'x'.repeat(4096) })],
    ['is no token by its letters', storedUser().replace('.c2ln', '.c2ln; Path=/x')],
  ])(
    'auth_token of a session that %s is not written',
    {
      meta: { spec: ['3.storage.auth-token-life'] },
    },
    async (_what, text) => {
      const shop = await press({ stored: { 'persist:EU': text } })
      expect([cookieOf(shop, 'gore_auth'), shop.platform.jar.has('auth_token')]).toEqual(['true', false])
    },
  )

  test('auth_token of an earlier customer is removed for a guest', {
    meta: { spec: ['3.storage.cookie-auth-token'] },
  }, async () => {
    const browser = openBrowser()
    const page = await browser.openPage()
    await add(page)
    browser.platform.cookies.set('auth_token', 'somebody.elses.token')
    page.store.checkout.commands.start()
    await settled()
    expect([browser.platform.cookies.get('gore_auth'), browser.platform.jar.has('auth_token')]).toEqual([
      'false',
      false,
    ])
  })

  test('both are removed after the sign-out, at the end of the session and on return from the checkout', {
    meta: { spec: ['3.storage.auth-token-life'] },
  }, async () => {
    const ends: readonly ((shop: Shop) => unknown)[] = [
      ({ store }) => store.auth.commands.signOut(),
      ({ clock }) => clock.increment(600_000 + 5000),
      ({ platform }) => platform.comeBack(),
      ({ openPage }) => openPage(),
    ]
    for (const end of ends) {
      const shop = await press(signedIn(600))
      expect(shop.platform.jar.has('auth_token')).toBe(true)
      await end(shop)
      expect([shop.platform.jar.has('auth_token'), shop.platform.jar.has('gore_auth')]).toEqual([false, false])
    }
  })
})
