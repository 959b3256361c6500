import { describe, expect, test } from 'vitest'
import { createGatewayClients } from '../api/gatewayClients.fixture.ts'
import { createShippingGateway } from '../api/gateways/shipping.gateway.ts'
import type { Store } from '../contracts/index.ts'
import { siteAt } from '../shared/sites.ts'
import { type ShippingOption, shippingCost } from './index.ts'

const option = (change: Partial<ShippingOption>): ShippingOption => ({
  id: '1',
  name: 'Standard',
  type: 'perorder',
  enabled: true,
  rate: 0,
  minimumSubtotal: 0,
  usesDiscountedSubtotal: null,
  excludesFixedShippingProducts: null,
  packaging: [],
  ...change,
})
/** Free shipping above 100.00. */
const free = option({ type: 'freeshipping', rate: null, minimumSubtotal: 10_000 })
const paid = option({ rate: 1500 })
/** Returns the cost for a subtotal without discounts, in minor units. */
const costAt = (subtotal: number, options: readonly ShippingOption[]) =>
  shippingCost(options, { base: subtotal, discounted: subtotal })

describe('free shipping', () => {
  test.each([
    [true, 0],
    [false, null],
  ])(
    'that is enabled (%s) costs %s far above its minimum',
    {
      meta: { spec: ['5.shipping.free-enabled'] },
    },
    (enabled, cost) => {
      expect(costAt(100_000, [{ ...free, enabled }])).toBe(cost)
      expect(costAt(100_000, [{ ...free, enabled }, paid])).toBe(cost ?? 1500)
    },
  )

  test.each([
    [9999, 1500],
    [10_000, 1500],
    [10_001, 0],
  ])(
    'starts strictly above its minimum: at %i the cost is %i',
    {
      meta: { spec: ['5.shipping.free-strict'] },
    },
    (subtotal, cost) => {
      expect(costAt(subtotal, [free, paid])).toBe(cost)
    },
  )

  test.each([
    [0, null],
    [1, 0],
  ])(
    'with a minimum of 0: at %i the cost is %s',
    {
      meta: { spec: ['9.shipping.free-if-enabled'] },
    },
    (subtotal, cost) => {
      expect(costAt(subtotal, [{ ...free, minimumSubtotal: 0 }])).toBe(cost)
    },
  )

  test.each([
    [false, 0],
    [true, 1500],
    [null, 1500],
  ])(
    'compares the subtotal of its setting (%s): the cost is %i',
    {
      meta: { spec: ['3.shipping.discounted-subtotal'] },
    },
    (usesDiscountedSubtotal, cost) => {
      const subtotals = { base: 11_000, discounted: 9000 }
      expect(shippingCost([{ ...free, usesDiscountedSubtotal }, paid], subtotals)).toBe(cost)
    },
  )

  test('compares the same subtotal in all settings when there is no discount', {
    meta: { spec: ['3.shipping.discounted-subtotal'] },
  }, () => {
    for (const usesDiscountedSubtotal of [true, false, null]) {
      expect(costAt(10_001, [{ ...free, usesDiscountedSubtotal }])).toBe(0)
      expect(costAt(10_000, [{ ...free, usesDiscountedSubtotal }])).toBeNull()
    }
  })
})

describe('paid shipping', () => {
  test('costs the lowest rate among the enabled options', { meta: { spec: ['5.shipping.lowest-rate'] } }, () => {
    const options = [option({ rate: 1500 }), option({ rate: 900, enabled: false }), option({ rate: 1200 })]
    expect(costAt(1, options)).toBe(1200)
    // Compared as text, '1200' would come before '900'.
    expect(costAt(1, [option({ rate: 1200 }), option({ rate: 900 })])).toBe(900)
    expect(costAt(1, [option({ rate: 100, type: 'freeshipping', minimumSubtotal: 10_000 }), paid])).toBe(1500)
  })

  test.each([
    ['nothing is a rate', [0, 1500], 0],
    ['no number is none', [Number.NaN, 1500], 1500],
    ['nothing readable is none', [null, 1500], 1500],
    ['only such', [Number.NaN, null], null],
  ])('%s', { meta: { spec: ['5.shipping.rate-edges'] } }, (_, rates, cost) => {
    expect(
      costAt(
        1,
        rates.map((rate) => option({ rate })),
      ),
    ).toBe(cost)
  })

  test('is charged when free shipping is enabled but not reached', {
    meta: { spec: ['5.shipping.rate-edges'] },
  }, () => {
    expect(costAt(5000, [free, paid])).toBe(1500)
  })

  test('of another type counts with a rate, and is ignored without one', {
    meta: { spec: ['3.shipping.other-types'] },
  }, () => {
    expect(costAt(1, [option({ type: 'weight', rate: 500 }), paid])).toBe(500)
    expect(costAt(1, [option({ type: 'ups', rate: null }), paid])).toBe(1500)
    expect(costAt(1, [option({ type: 'ups', rate: null })])).toBeNull()
  })
})

test.each([
  ['without options', []],
  ['with disabled ones alone', [option({ enabled: false }), { ...free, enabled: false, minimumSubtotal: 0 }]],
  ['with free shipping alone that is not reached', [free]],
])('the cost is unknown %s, which is not free', { meta: { spec: ['5.shipping.null'] } }, (_, options) => {
  expect(costAt(10_000, options)).toBeNull()
})

describe('with the format of the service', () => {
  type Wire = Store.components['schemas']['ShippingOption']
  const read = (options: readonly Wire[], currency = 'EUR') => {
    const { store } = createGatewayClients({
      origin: 'https://shop.example',
      fetch: async () => Response.json(options),
    })
    return createShippingGateway({ client: store, site: { ...siteAt('at/de-at'), currency } }).options('AT', {})
  }
  const sent = (settings: Wire['settings'], change: Partial<Wire> = {}): Wire => ({
    id: 1,
    name: 'Standard',
    type: 'perorder',
    enabled: true,
    settings,
    ...change,
  })
  const sentFree = (carrier_options: Wire['settings']['carrier_options'] = {}) =>
    sent({ carrier_options }, { type: 'freeshipping', id: 3, name: 'Free Shipping' })

  test.each([
    ['JPY', 900, 12_000],
    ['KWD', 900_000, 12_000_000],
  ])('rates and minimums are in the minor units of the site, %s', async (currency, rate, minimumSubtotal) => {
    const options = await read([sent({ rate: 900 }), sentFree({ minimum_sub_total: '12000' })], currency)
    expect(options).toMatchObject([{ rate }, { minimumSubtotal }])
  })

  test('a paid and a free option are mapped with all their fields', {
    meta: { spec: ['3.shipping.option'] },
  }, async () => {
    const options = await read([
      sent({ rate: 14.95 }, { id: 2, name: 'Express (UPS)' }),
      sentFree({
        minimum_sub_total: '100.5000',
        exclude_fixed_shipping_products: '1',
        use_discounted_sub_total: '0',
        packaging: ['box'],
      }),
    ])
    expect(options).toEqual([
      option({ id: '2', name: 'Express (UPS)', rate: 1495 }),
      option({
        id: '3',
        name: 'Free Shipping',
        type: 'freeshipping',
        rate: null,
        minimumSubtotal: 10_050,
        excludesFixedShippingProducts: true,
        usesDiscountedSubtotal: false,
        packaging: ['box'],
      }),
    ])
  })

  test('delivery dates are passed on, and a missing range stays missing', async () => {
    const delivery = { earliest: '2026-11-24', latest: '2026-11-26' }
    const options = await read([sent({ rate: 0 }, { delivery }), sent({ rate: 0 }, { delivery: null })])
    expect(options.map((each) => each.delivery)).toEqual([delivery, undefined])
  })

  test.each([
    ['a minimum above a shorter number', [sentFree({ minimum_sub_total: '100' }), sent({ rate: '15' })], 900, 1500],
    ['a minimum below it', [sentFree({ minimum_sub_total: '9' }), sent({ rate: '15' })], 10_000, 0],
    ['rates', [sent({ rate: '9' }), sent({ rate: '15' })], 900, 900],
    ['rates with fractions', [sent({ rate: '11.5000' }), sent({ rate: '20' })], 900, 1150],
    ['what is no rate', [sent({ rate: 'abc' }), sent({ rate: 15 })], 900, 1500],
    ['a blank', [sent({ rate: ' ' }), sent({ rate: 15 })], 900, 1500],
    ['a rate of nothing', [sent({ rate: '0' }), sent({ rate: 15 })], 900, 0],
  ])(
    'amounts are compared as numbers: %s',
    {
      meta: { spec: ['3.shipping.coercion', '5.shipping.rate-edges'] },
    },
    async (_, options, subtotal, cost) => {
      expect(costAt(subtotal, await read(options))).toBe(cost)
    },
  )

  test.each([
    ['0', false],
    ['1', true],
    [false, false],
    [true, true],
    [undefined, null],
  ])('the setting %j is %s', { meta: { spec: ['3.shipping.coercion'] } }, async (use_discounted_sub_total, is) => {
    const [first] = await read([sentFree(use_discounted_sub_total === undefined ? {} : { use_discounted_sub_total })])
    expect(first?.usesDiscountedSubtotal).toBe(is)
  })

  test('for Austria standard shipping is free for every cart, and without it express is charged', {
    meta: { spec: ['5.shipping.standard-wins'] },
  }, async () => {
    const standard = sent({ rate: 0 })
    const others = [
      sent({ rate: 15 }, { id: 2, name: 'Express' }),
      { ...sentFree({ minimum_sub_total: '0' }), enabled: false },
    ]
    for (const subtotal of [1, 10_000, 1_000_000]) {
      expect(costAt(subtotal, await read([standard, ...others]))).toBe(0)
      expect(costAt(subtotal, await read([{ ...standard, enabled: false }, ...others]))).toBe(1500)
    }
  })
})
