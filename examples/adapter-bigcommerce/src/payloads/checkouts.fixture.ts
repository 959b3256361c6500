import { cart, coupon, data, one } from './carts.fixture.ts'

// Checkouts in the published shapes of BigCommerce's Management API. All data are invented.

const address = {
  id: '5d48',
  first_name: 'Ada',
  last_name: 'Vale',
  email: 'ada@mail.example',
  company: '',
  address1: 'Weg 1',
  address2: '',
  city: 'Graz',
  state_or_province: '',
  state_or_province_code: '',
  country: 'Austria',
  country_code: 'AT',
  postal_code: '8010',
  phone: '',
  custom_fields: [],
}

const { cart_amount: _amount, version: _version, tax_included: _tax, ...checkoutCart } = cart(one)

export const checkout = (change: object = {}, ofCart: object = {}) => ({
  id: checkoutCart.id,
  cart: { ...checkoutCart, cart_amount_inc_tax: 280, cart_amount_ex_tax: 235.29, ...ofCart },
  billing_address: address,
  consignments: [],
  taxes: [{ name: 'VAT', amount: 44.71 }],
  coupons: [],
  order_id: null,
  shipping_cost_total_inc_tax: 0,
  shipping_cost_total_ex_tax: 0,
  handling_cost_total_inc_tax: 0,
  handling_cost_total_ex_tax: 0,
  tax_total: 44.71,
  subtotal_inc_tax: 280,
  subtotal_ex_tax: 235.29,
  grand_total: 280,
  created_time: '2026-09-14T06:05:04+00:00',
  updated_time: '2026-09-14T06:15:04+00:00',
  customer_message: '',
  ...change,
})

/** Responses of the checkouts of the Management API (v3). */
export const managementCheckouts: Readonly<Record<string, unknown>> = {
  'amounts with and without tax': data(checkout()),
  'a coupon': data(
    checkout(
      { coupons: [coupon], grand_total: 252 },
      {
        coupons: [coupon],
        cart_amount_inc_tax: 252,
        cart_amount_ex_tax: 211.76,
        discounts: [{ id: 'a', discounted_amount: 28 }],
      },
    ),
  ),
  'a message of the shopper': data(checkout({ customer_message: 'Please ring twice' })),
  'a chosen shipping option': data(
    checkout({
      consignments: [
        {
          id: 'c-1',
          shipping_cost_inc_tax: 8.32,
          shipping_cost_ex_tax: 8,
          line_item_ids: ['0c1d7a52-77aa-4a3c-8f0e-5b7f3f2d9c01'],
          selected_shipping_option: { id: 'o', type: 'shipping_flatrate', description: 'Flat rate', cost: 8 },
          address,
        },
      ],
      shipping_cost_total_inc_tax: 8.32,
    }),
  ),
}
