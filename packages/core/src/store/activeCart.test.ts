import { expect, test } from 'vitest'
import { cartOf, lineOf } from '../cart/cart.fixture.ts'
import { CHECKOUT, openBrowser, settled, signIn } from './session.fixture.ts'

const EU = 'cart-eu-0123456789abcdef'
const US = 'cart-us-0123456789abcdef'

/**
 * Opens a browser with a cart of the EU store; `active` is the value of bc_cartId that a visit to the US store has
 * left.
 */
const open = (active: string | null) => {
  const noted: (string | null)[] = []
  const browser = openBrowser({
    gateways: {
      checkout: {
        start: async () => {
          // Records the cookie by which the service identifies the cart, because the requests for its metafields name
          // no cart (spec section 7).
          noted.push(browser.platform.cookies.get('bc_cartId'))
          return { kind: 'redirect', url: CHECKOUT }
        },
      },
    },
  })
  browser.carts.set(EU, cartOf([lineOf('a')], { id: EU }))
  browser.platform.cookies.set('bc_cartId_EU', EU)
  if (active !== null) browser.platform.cookies.set('bc_cartId', active)
  return { ...browser, noted }
}

test.each([
  ['has left none', null],
  ['has left its own', US],
])('the checkout uses this store’s cart when a visit to the other store %s', async (_, active) => {
  const { openPage, noted, platform } = open(active)
  const { store } = await openPage()
  store.checkout.commands.start()
  await settled()
  expect(noted).toEqual([EU])
  expect(platform.visited).toEqual([CHECKOUT])
})

test('using a cart extends its cookies by thirty days', async () => {
  const { openPage, platform, sleep } = open(EU)
  platform.cookies.set('bc_cartId_EU', EU, { maxAge: 60 })
  await openPage()
  sleep(29 * 86_400_000)
  expect(platform.cookies.get('bc_cartId_EU')).toBe(EU)
})

test('after a change of site, a late response does not restore the cart cookies', async () => {
  const { openPage, platform } = open(EU)
  const { store } = await openPage()
  store.cart.commands.refresh()
  store.country.commands.goTo('at/de-at')
  await settled()
  expect([platform.cookies.get('bc_cartId'), platform.cookies.get('bc_cartId_EU')]).toEqual([null, null])
})

test('a customer’s cart loads even when the other store’s cart is the active one', async () => {
  const browser = openBrowser()
  const guest = await browser.openPage()
  guest.store.cart.commands.add({ variantId: '7' })
  await settled()
  const { store } = await signIn(browser)
  const { id } = store.cart.getSnapshot()
  browser.platform.cookies.remove('bc_cartId_EU')
  browser.platform.cookies.set('bc_cartId', US)
  const page = await browser.openPage()
  expect(page.store.cart.getSnapshot()).toMatchObject({ id, count: 1 })
})
