import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cartOf, lineOf } from '../cart/cart.fixture.ts'
import type { CartGateway } from '../cart/cart.types.ts'
import { setCartCookies } from '../environment/cookies.ts'
import { readCartId } from '../environment/probes.ts'
import { createBrowserPlatform } from '../platform/browser.ts'
import { siteAt } from '../shared/sites.ts'
import { openBrowser, settled } from './session.fixture.ts'

afterEach(() => vi.unstubAllGlobals())

/** A mock of `document.cookie`: one assignment sets one cookie, and a value ends at its first semicolon. */
const openJar = (kept: Readonly<Record<string, string>> = {}) => {
  const jar = new Map(Object.entries(kept))
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [pair = ''] = text.split(';')
      const at = pair.indexOf('=')
      if (pair.length <= 4096) jar.set(pair.slice(0, at), pair.slice(at + 1))
    },
  })
  return { jar, place: { platform: createBrowserPlatform(), site: siteAt('de/de-de') } }
}

const COOKIE_OCTETS = /^[!#-+\--:<-[\]-~]*$/

describe('the id of a cart in the cookies', { meta: { spec: ['3.storage.cookie-bc-cart-id-store'] } }, () => {
  test('is any text of 1 to 512 visible characters, and is read back unchanged', () => {
    const { jar, place } = openJar()
    const visible = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code))
    fc.assert(
      fc.property(fc.string({ unit: visible, minLength: 1, maxLength: 512 }), (id) => {
        setCartCookies(place, id)
        expect(readCartId(place)).toBe(id)
        expect(jar.get('bc_cartId_EU')).toMatch(COOKIE_OCTETS)
        expect(jar.get('bc_cartId')).toBe(jar.get('bc_cartId_EU'))
      }),
      {
        examples: [
          [';'.repeat(512)],
          ['%'],
          ['=;%,"\\'],
          ['gid://shopify/Cart/Z2NwLWV1cm9wZS0x?key=a;b'],
          ['Q2FydDox='],
        ],
      },
    )
  })

  test.each(['0f8fad5b-d9cb-469f-a165-70867728950e', 'cart_01HZX3NDEKTSV4RRFFQ69G5FAV', '7'])(
    'is stored unencoded when it needs no encoding: %s',
    (id) => {
      const { jar, place } = openJar()
      setCartCookies(place, id)
      expect(jar.get('bc_cartId_EU')).toBe(id)
    },
  )

  test.each([
    ['0f8fad5b-d9cb-469f-a165-70867728950e', '0f8fad5b-d9cb-469f-a165-70867728950e'],
    ['gid%3A%2F%2Fshop%2FCart%2F1', 'gid://shop/Cart/1'],
    ['gid://shop/Cart/1', 'gid://shop/Cart/1'],
    ['Q2FydDox%3D', 'Q2FydDox='],
    ['Q2FydDox=', 'Q2FydDox='],
  ])('is read from a cookie of an earlier visit: %s', (kept, id) => {
    expect(readCartId(openJar({ bc_cartId_EU: kept }).place)).toBe(id)
  })

  test.each(['', '%20', 'a%20b', 'a%0D%0Ab', 'k%C3%A4se', 'a'.repeat(513), '%E0%A4'])('is not %s', (kept) => {
    expect(readCartId(openJar({ bc_cartId_EU: kept }).place)).toBeNull()
  })
})

test('a cart whose id is a resource name of a back end is found on the next page', async () => {
  const id = 'gid://shopify/Cart/Z2NwLWV1cm9wZS0x?key=a;b,c=100%'
  const asked: string[] = []
  const cart: CartGateway = {
    load: async (cartId) => {
      asked.push(cartId)
      return cartId === id ? cartOf([lineOf('sku-7', { variantId: '7' })], { id }) : null
    },
    create: async () => cartOf([lineOf('sku-7', { variantId: '7' })], { id }),
    save: async () => cartOf([], { id }),
    claim: async () => null,
    release: async () => undefined,
  }
  const browser = openBrowser({ gateways: { cart } })
  const { store } = await browser.openPage()
  store.cart.commands.add({ variantId: '7' })
  await settled()
  const next = await browser.openPage()
  expect(asked).toEqual([id])
  expect(next.store.cart.getSnapshot()).toMatchObject({ status: 'filled', id })
})
