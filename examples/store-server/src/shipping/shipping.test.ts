import { describe, expect, it } from 'vitest'
import { SITES } from '../sites/sites.data.ts'
import { checkoutRates, SHIPPING_COUNTRIES, shippingOptions } from './shipping.rates.ts'

/** The express rates of spec section 9. */
const EXPRESS: readonly (readonly [string, number])[] = [
  ['AT', 15],
  ['BE', 15],
  ['DK', 11.5],
  ['FI', 20],
  ['FR', 15],
  ['DE', 14.95],
  ['IE', 20],
  ['IT', 20],
  ['LU', 15],
  ['NL', 15],
  ['NO', 23],
  ['PT', 20],
  ['ES', 20],
  ['CH', 20],
  ['SE', 24],
  ['GB', 20],
]

const NOW = Date.parse('2026-11-09T08:00:00Z')

const optionOf = (country: string, name: 'Standard' | 'Express' | 'Free Shipping') =>
  shippingOptions(country, NOW).find((option) => option.name.startsWith(name))

it('ships to the 16 countries of the EU store', () => {
  const countries = SITES.filter(({ store }) => store === 'EU').map(({ entry }) => entry.countryCode)
  expect(new Set(SHIPPING_COUNTRIES)).toEqual(new Set(countries))
  expect(EXPRESS.map(([country]) => country).toSorted()).toEqual([...SHIPPING_COUNTRIES].toSorted())
})

describe.each(EXPRESS)('shipping to %s', (country, rate) => {
  it('express has the rate of the specification', { meta: { spec: ['9.shipping.express-rates'] } }, () => {
    expect(optionOf(country, 'Express')).toMatchObject({ type: 'perorder', enabled: true, settings: { rate } })
  })

  it('standard costs nothing', { meta: { spec: ['9.shipping.standard-rate'] } }, () => {
    expect(optionOf(country, 'Standard')).toMatchObject({ type: 'perorder', enabled: true, settings: { rate: 0 } })
  })

  it('free shipping is listed as disabled, with the minimum "0" as text', {
    meta: { spec: ['9.shipping.free-disabled'] },
  }, () => {
    expect(optionOf(country, 'Free Shipping')).toMatchObject({
      type: 'freeshipping',
      enabled: false,
      settings: { carrier_options: { minimum_sub_total: '0' } },
    })
  })

  it('the checkout names the options as the estimate does', () => {
    const names = shippingOptions(country, NOW).map(({ name }) => name)
    expect(checkoutRates(country).map(({ name }) => name)).toEqual(names.slice(0, 2))
  })

  it('the option names include the carriers in Germany only', {
    meta: { spec: ['9.shipping.carriers-de', '9.shipping.option-names'] },
  }, () => {
    const names = shippingOptions(country, NOW).map(({ name }) => name)
    const wanted = country === 'DE' ? ['Standard (DHL)', 'Express (UPS)'] : ['Standard', 'Express']
    expect(names).toEqual([...wanted, 'Free Shipping'])
  })
})

it('ships free of charge within the United States, in the estimate as in the checkout', {
  meta: { spec: ['9.shipping.express-rates'] },
}, () => {
  expect(shippingOptions('US', NOW)).toEqual([
    {
      id: 1,
      name: 'Standard',
      type: 'perorder',
      enabled: true,
      settings: { rate: 0 },
      delivery: { earliest: '2026-11-13', latest: '2026-11-18' },
    },
  ])
  expect(shippingOptions('JP', NOW)).toEqual([])
  expect(checkoutRates('US')).toEqual([{ id: 1, kind: 'standard', name: 'Standard', costMinor: 0 }])
})

it('returns checkout rates in minor units', () => {
  expect(checkoutRates('DE').map(({ costMinor }) => costMinor)).toEqual([0, 1495])
})

it('names the delivery dates of each method, and none for an offer', () => {
  expect(shippingOptions('DE', NOW).map(({ delivery }) => delivery)).toEqual([
    { earliest: '2026-11-10', latest: '2026-11-12' },
    { earliest: '2026-11-10', latest: '2026-11-10' },
    undefined,
  ])
})
