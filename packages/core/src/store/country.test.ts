import { describe, expect, test } from 'vitest'
import { cartOf, lineOf } from '../cart/cart.fixture.ts'
import type { CountryGateway } from '../country/index.ts'
import { createFullStore } from '../entries/domains.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { StoreError } from '../shared/errors.ts'
import { siteAt } from '../shared/sites.ts'
import { jacket, openShop, settled } from './shop.fixture.ts'

interface Visit {
  readonly at?: string
  readonly detect?: CountryGateway['detect']
  readonly cookies?: Readonly<Record<string, string>>
}

const open = async ({ at = 'us/en-us', detect = async () => null, cookies = {} }: Visit) => {
  const platform = createMemoryPlatform({ href: `https://shop.example/${at}/jacket` })
  for (const [name, value] of Object.entries(cookies)) platform.cookies.set(name, value)
  const { currency, storeSource } = siteAt(at)
  const cart = cartOf([lineOf('a')], { id: `cart-${storeSource}-0123456789abcdef`, currency })
  const loaded: string[] = []
  const store = createFullStore({
    site: at,
    platform,
    gateways: {
      country: { detect },
      shipping: { options: async () => [] },
      cart: {
        load: async (cartId) => {
          loaded.push(cartId)
          return cart
        },
        create: async () => cart,
        save: async () => cart,
        claim: async () => cart,
        release: async () => undefined,
      },
    },
  })
  const toasts: unknown[] = []
  store.on('toast.shown', (event) => void toasts.push(event))
  store.start()
  await settled()
  return { store, platform, toasts, loaded, dialog: () => store.overlay.getSnapshot().dialog }
}

describe('the detected country', () => {
  test('opens the dialog, and staying closes it', { meta: { spec: ['4.country.dialog-stay-flag'] } }, async () => {
    const { store, dialog, platform } = await open({ detect: async () => 'DE' })
    expect(dialog()).toBe('country')
    store.country.commands.stay()
    expect(dialog()).not.toBe('country')
    expect(platform.stored.get('navigatedomain')).toBe('0')
  })

  const lost = (code: 'SERVER' | 'TIMEOUT' | 'NETWORK' | 'CONTRACT') => () =>
    Promise.reject(new StoreError(code, 'lost'))
  test.each<readonly [string, CountryGateway['detect']]>([
    ['status 500', lost('SERVER')],
    ['a timeout', lost('TIMEOUT')],
    ['no network', lost('NETWORK')],
    ['an answer that cannot be read', lost('CONTRACT')],
    ['an answer without a country', async () => null],
    [
      'a gateway that breaks',
      () => {
        throw new TypeError('broken')
      },
    ],
  ])(
    'is unknown after %s, and the shopper sees no error',
    {
      meta: { spec: ['4.country.detection-failure'] },
    },
    async (_, detect) => {
      const { store, dialog, toasts } = await open({ detect })
      expect(dialog()).toBe('none')
      expect(toasts).toEqual([])
      expect(store.toasts.getSnapshot().toasts).toEqual([])
      expect(store.country.getSnapshot()).toMatchObject({ detected: null, suggestion: null })
    },
  )
})

test('choosing another site leaves the page', { meta: { spec: ['4.country.switch-goes'] } }, async () => {
  const { store, platform } = await open({ at: 'de/de-de' })
  store.country.commands.goTo('at/de-at')
  expect(platform.visited).toEqual(['/at/de-at'])
})

test('each of the two stores has its own cart, in its own cookie', {
  meta: { spec: ['1.product.stores'] },
}, async () => {
  const names = async (at: string) => {
    const { store, platform } = await open({ at })
    store.cart.commands.add({ variantId: '1' })
    await settled()
    expect(store.cart.getSnapshot().currency).toBe(siteAt(at).currency)
    return [...platform.jar].filter(([name]) => name.startsWith('bc_cartId_')).map(([name, { value }]) => [name, value])
  }
  expect(await names('de/de-de')).toEqual([['bc_cartId_EU', 'cart-EU-0123456789abcdef']])
  expect(await names('us/en-us')).toEqual([['bc_cartId_US', 'cart-US-0123456789abcdef']])
  const cookies = { bc_cartId: 'cart-EU-0123456789abcdef', bc_cartId_EU: 'cart-EU-0123456789abcdef' }
  expect((await open({ at: 'us/en-us', cookies })).loaded).toEqual([])
  expect((await open({ at: 'ch/de-ch', cookies })).loaded).toEqual(['cart-EU-0123456789abcdef'])
})

test('a response during the change of site does not restore the shipping country of this site', async () => {
  const shop = await openShop({ lines: [jacket] })
  shop.store.cart.commands.setCountry('FR')
  await settled()
  expect(shop.platform.stored.get('user_checkout_locale')).toBe('fr_FR')
  shop.store.cart.commands.refresh()
  shop.store.country.commands.goTo('at/de-at')
  await settled()
  expect(shop.platform.stored.has('user_checkout_locale')).toBe(false)
})
