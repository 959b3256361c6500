import { expect, it } from 'vitest'
import { checkoutRates, SHIPPING_COUNTRIES, shippingOptions } from './shipping.rates.ts'

const EXPRESS = 'AT 15 BE 15 DK 11.5 FI 20 FR 15 DE 14.95 IE 20 IT 20 LU 15 NL 15 NO 23 PT 20 ES 20 CH 20 SE 24 GB 20'

it('has the rates of the specification: standard 0 everywhere, express by country', () => {
  const table = SHIPPING_COUNTRIES.map((country) => [country, shippingOptions(country)[1]?.settings.rate].join(' '))
  expect(table.join(' ')).toBe(EXPRESS)
  for (const country of SHIPPING_COUNTRIES)
    expect(shippingOptions(country)[0]).toMatchObject({ type: 'perorder', enabled: true, settings: { rate: 0 } })
})

it('sends free shipping disabled, its minimum as text', () => {
  expect(shippingOptions('FR')[2]).toMatchObject({
    type: 'freeshipping',
    enabled: false,
    settings: { carrier_options: { minimum_sub_total: '0' } },
  })
})

it('names the carriers in Germany', () => {
  expect(shippingOptions('DE').map(({ name }) => name)).toEqual(['Standard (DHL)', 'Express (UPS)', 'Free Shipping'])
})

it('estimates nothing for the United States, yet sends there', () => {
  expect(shippingOptions('US')).toEqual([])
  expect(checkoutRates('US')).toEqual([{ id: 1, kind: 'standard', costMinor: 0 }])
})

it('charges in minor units', () => {
  expect(checkoutRates('DE').map(({ costMinor }) => costMinor)).toEqual([0, 1495])
})
