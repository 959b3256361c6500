// Shipping zones and methods in the published shapes of BigCommerce. All data are invented.

const zone = (change: object = {}) => ({
  id: 1,
  name: 'Austria',
  type: 'country',
  locations: [{ id: 5, country_iso2: 'AT' }],
  free_shipping: { enabled: false, minimum_sub_total: '0.0000', exclude_fixed_shipping_products: false },
  handling_fees: { fixed_surcharge: '0', display_separately: false },
  enabled: true,
  ...change,
})

/** Responses of `GET /v2/shipping/zones`. */
export const zones: Readonly<Record<string, unknown>> = {
  'a country': [zone()],
  'the rest of the world': [zone({ id: 2, type: 'global', name: 'Rest of the world', locations: [] })],
  'states, which need an address': [
    zone({ type: 'state', locations: [{ id: 3, country_iso2: 'AT', state_iso2: '6' }] }),
  ],
  postcodes: [zone({ type: 'zip', locations: [{ id: 3, zip: '8010', country_iso2: 'AT' }] })],
  'a zone that is switched off': [zone({ enabled: false })],
  'free shipping, and a number as its minimum': [
    zone({ free_shipping: { enabled: true, minimum_sub_total: 80, exclude_fixed_shipping_products: true } }),
  ],
}

const method = (change: object = {}) => ({
  id: 7,
  name: 'Express',
  type: 'perorder',
  settings: { rate: 10 },
  enabled: true,
  handling_fees: { fixed_surcharge: '0' },
  is_fallback: false,
  channel_ids: [1],
  ...change,
})

/** Responses of `GET /v2/shipping/zones/{id}/methods`. */
export const methods: Readonly<Record<string, unknown>> = {
  'a rate per order': [method()],
  'a rate as text': [method({ settings: { rate: '4.90' } })],
  'a handling fee': [method({ handling_fees: { fixed_surcharge: '1.5', display_separately: true } })],
  'a percentage as the handling fee': [
    method({ handling_fees: { percentage_surcharge: '5', display_separately: false } }),
  ],
  'free shipping with settings as text': [
    method({
      type: 'freeshipping',
      settings: {
        carrier_options: {
          minimum_sub_total: '80.0000',
          exclude_fixed_shipping_products: '1',
          use_discounted_sub_total: '0',
          packaging: [],
        },
      },
    }),
  ],
  'a rate per item': [method({ type: 'peritem', settings: { rate: 3 } })],
  'a table of weights': [
    method({
      type: 'weight',
      settings: {
        default_cost: 12,
        default_cost_type: 'fixed_amount',
        range: [{ lower_limit: 0, upper_limit: 10, shipping_cost: 8 }],
      },
    }),
  ],
  'a carrier': [
    method({
      type: 'fedex',
      settings: { carrier_options: { delivery_services: ['11'], packaging: ['box'], show_transit_time: true } },
    }),
  ],
  'another channel': [method({ channel_ids: [2] })],
}
