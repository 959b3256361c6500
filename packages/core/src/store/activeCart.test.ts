import { expect, test } from 'vitest'
import { cartOf, lineOf } from '../cart/cart.fixture.ts'
import { CHECKOUT, openBrowser, settled, signIn } from './session.fixture.ts'

const EU = 'cart-eu-0123456789abcdef'
const US = 'cart-us-0123456789abcdef'

/** A browser that holds a cart of the EU store, and whatever the US store has left as the active one. */
const open = (active: string | null) => {
  const noted: (string | null)[] = []
  const browser = openBrowser({
    gateways: {
      checkout: {
        metafields: async () => {
          // As the service reads it: the calls name no cart otherwise (spec section 7).
          noted.push(browser.platform.cookies.get('bc_cartId'))
          return []
        },
        createMetafield: async () => undefined,
        updateMetafield: async () => undefined,
        start: async () => CHECKOUT,
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
])('the checkout is of this store’s cart, where a visit to the other store %s', async (_, active) => {
  const { openPage, noted, platform } = open(active)
  const { store } = await openPage()
  store.checkout.commands.start()
  await settled()
  expect(noted).toEqual([EU])
  expect(platform.visited).toEqual([CHECKOUT])
})

test('a cart that is used is remembered for thirty days more', async () => {
  const { openPage, platform, sleep } = open(EU)
  platform.cookies.set('bc_cartId_EU', EU, { maxAge: 60 })
  await openPage()
  sleep(29 * 86_400_000)
  expect(platform.cookies.get('bc_cartId_EU')).toBe(EU)
})

test('a choice of another site that comes before the answer keeps the cart forgotten', async () => {
  const { openPage, platform } = open(EU)
  const { store } = await openPage()
  store.cart.commands.refresh()
  store.country.commands.goTo('at/de-at')
  await settled()
  expect([platform.cookies.get('bc_cartId'), platform.cookies.get('bc_cartId_EU')]).toEqual([null, null])
})

test('a customer’s cart is asked for also where the other store’s is the active one', async () => {
  const browser = openBrowser()
  const guest = await browser.openPage()
  guest.store.cart.commands.add({ variantId: 7 })
  await settled()
  const { store } = await signIn(browser)
  const { id } = store.cart.getSnapshot()
  browser.platform.cookies.remove('bc_cartId_EU')
  browser.platform.cookies.set('bc_cartId', US)
  const page = await browser.openPage()
  expect(page.store.cart.getSnapshot()).toMatchObject({ id, count: 1 })
})
