import { expect, test } from 'vitest'
import { cartOf, lineOf, nextRevision } from '../cart/cart.fixture.ts'
import type { Cart, CartLine } from '../cart/index.ts'
import { createFullStore } from '../entries/domains.ts'
import { createMemoryPlatform, type MemoryPlatform } from '../platform/memory.ts'
import { formatMoney } from '../shared/money.ts'
import { siteAt } from '../shared/sites.ts'
import { runTurns } from '../shared/turns.fixture.ts'
import type { ShippingOption } from '../shipping/index.ts'

const settled = () => runTurns(20)

const CART_ID = 'cart-0123456789abcdef'

const option = (rate: number): ShippingOption => ({
  id: `${rate}`,
  name: 'Express',
  type: 'perorder',
  enabled: true,
  rate,
  minimumSubtotal: 0,
  usesDiscountedSubtotal: null,
  excludesFixedShippingProducts: null,
  packaging: [],
})

interface Shop {
  readonly at: string
  readonly lines?: readonly CartLine[]
  /** The shipping options by country. */
  readonly options?: Readonly<Record<string, readonly ShippingOption[]>>
  /** The platform of an earlier visit. */
  readonly platform?: MemoryPlatform
}

/** Opens a shop with a cart of 120.00 in the currency of its site. */
const open = async ({ at, lines = [lineOf('a')], options = {}, ...given }: Shop) => {
  const platform = given.platform ?? createMemoryPlatform({ href: `https://shop.example/${at}` })
  const { storeSource, currency, sign } = siteAt(at)
  platform.cookies.set(`bc_cartId_${storeSource}`, CART_ID)
  let cart: Cart = cartOf(lines, {
    id: CART_ID,
    currency,
    currencySymbol: sign,
    cartAmount: 12_000,
    baseAmount: 12_000,
  })
  const asked: string[] = []
  const store = createFullStore({
    site: at,
    platform,
    gateways: {
      country: { detect: async () => null },
      shipping: {
        options: async (country) => {
          asked.push(country)
          return options[country] ?? []
        },
      },
      cart: {
        load: async () => cart,
        create: async () => cart,
        save: async ({ change }) => {
          if (change.kind === 'country') cart = { ...cart, country: change.country, revision: nextRevision(cart) }
          return cart
        },
        claim: async () => cart,
        release: async () => undefined,
      },
    },
  })
  store.start()
  await settled()
  return { store, platform, asked, shipping: store.shipping.getSnapshot }
}

test.each([
  ['digital pieces', [lineOf('a', { kind: 'digital', needsShipping: false })]],
  ['gift certificates', [lineOf('a', { kind: 'gift-certificate', needsShipping: false })]],
  [
    'both',
    [
      lineOf('a', { kind: 'digital', needsShipping: false }),
      lineOf('b', { kind: 'gift-certificate', needsShipping: false }),
    ],
  ],
])(
  'a cart of only %s needs no shipping, so its total is its subtotal',
  {
    meta: { spec: ['3.cart.digital-only'] },
  },
  async (_, lines) => {
    const options = { DE: [option(1495)] }
    const { shipping } = await open({ at: 'de/de-de', lines, options })
    expect(shipping()).toMatchObject({ isNeeded: false, isEstimated: true, cost: null, isFree: false })
    expect(shipping().total).toEqual({ amount: 12_000, currency: 'EUR' })
    const mixed = await open({ at: 'de/de-de', lines: [...lines, lineOf('c')], options })
    expect(mixed.shipping()).toMatchObject({ isNeeded: true, cost: { amount: 1495 }, total: { amount: 13_495 } })
  },
)

test('the US site shows no shipping estimate, whatever the service sends', {
  meta: { spec: ['5.shipping.us-no-estimate'] },
}, async () => {
  for (const rate of [0, 500]) {
    const { shipping } = await open({ at: 'us/en-us', options: { US: [option(rate)] } })
    expect(shipping().options).toHaveLength(1)
    expect(shipping()).toMatchObject({ isNeeded: true, isEstimated: false, cost: null, isFree: false })
    expect(shipping().total).toEqual({ amount: 12_000, currency: 'USD' })
  }
})

test.each([
  ['dk/en-dk', 'DK', 1150, '€11.50'],
  ['no/en-no', 'NO', 2300, '€23.00'],
  ['se/en-se', 'SE', 2400, '€24.00'],
  ['gb/en-gb', 'GB', 2000, '£20.00'],
  ['ch/de-ch', 'CH', 2000, 'CHF 20.00'],
  ['de/de-de', 'DE', 1495, '€14.95'],
])(
  'at %s a rate is in the currency of the site, unconverted',
  {
    meta: { spec: ['9.shipping.rate-currency'] },
  },
  async (at, country, rate, text) => {
    const { shipping } = await open({ at, options: { [country]: [option(rate)] } })
    const { cost } = shipping()
    expect(cost?.amount).toBe(rate)
    const shown = cost && formatMoney(cost, 'en-IE')
    expect(shown?.replace(/\s/g, ' ')).toBe(text)
  },
)

test('the chosen country is stored and restored after a reload', {
  meta: { spec: ['4.country.cart-country-saved'] },
}, async () => {
  const first = await open({ at: 'de/de-de' })
  expect(first.shipping().country).toBe('DE')
  first.store.cart.commands.setCountry('FR')
  await settled()
  expect(first.platform.stored.get('user_checkout_locale')).toBe('fr_FR')
  expect(first.asked.at(-1)).toBe('FR')
  const again = await open({ at: 'de/de-de', platform: first.platform })
  expect([again.shipping().country, again.store.cart.getSnapshot().country]).toEqual(['FR', 'FR'])
  expect(again.asked).not.toContain('DE')
})

test.each([
  ['us/en-us', 'fr_FR', 'US'],
  ['de/de-de', 'en_US', 'DE'],
  ['de/de-de', 'xx_XX', 'DE'],
  ['be/fr-be', 'de_AT', 'AT'],
])('at %s the stored country %s gives %s: this site does not ship to another region', async (at, kept, country) => {
  const platform = createMemoryPlatform({ href: `https://shop.example/${at}` })
  platform.storage.set('user_checkout_locale', kept)
  const { shipping } = await open({ at, platform })
  expect(shipping().country).toBe(country)
})
