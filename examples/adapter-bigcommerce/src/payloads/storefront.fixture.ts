import { cart, lines } from './carts.fixture.ts'
import { physicalItem } from './items.fixture.ts'
import { toCamelCase } from './toCamelCase.fixture.ts'

// Carts and checkouts in the published shapes of BigCommerce's Storefront API. All data are invented.

/** The same line as in the Management API, with the names that are not only another case. */
const item = (change: object = {}) => {
  const { taxable, is_require_shipping, ...line } = physicalItem()
  return {
    ...line,
    is_taxable: taxable,
    is_shipping_required: is_require_shipping,
    brand: 'Cairn',
    type: 'physical',
    ...change,
  }
}

const storefrontCart = (line_items: object, change: object = {}) => {
  const { tax_included, channel_id, manual_discount_amount, ...rest } = cart({})
  return toCamelCase({
    ...rest,
    is_tax_included: tax_included,
    currency: { name: 'Euro', code: 'EUR', symbol: '€', decimal_places: 2 },
    line_items: lines(line_items),
    ...change,
  })
}

const one = { physical_items: [item()] }

/** Responses of the carts of the Storefront API. */
export const storefrontCarts: Readonly<Record<string, unknown>> = {
  'no cart': [],
  'a cart in a list': [storefrontCart(one)],
  'a cart alone, after a change': storefrontCart(one),
  options: [
    storefrontCart({ physical_items: [item({ options: [{ name: 'Size', name_id: 3, value: 'M', value_id: 9 }] })] }),
  ],
  'a part of a bundle': [storefrontCart({ physical_items: [item({ parent_id: 6 })] })],
  'an empty text as the parent, and an empty object as gift wrapping': [
    storefrontCart({ physical_items: [item({ parent_id: '', gift_wrapping: {} })] }),
  ],
  'a coupon with a number as its type': [
    storefrontCart(
      { physical_items: [item({ coupon_amount: 28 })] },
      { coupons: [{ id: '4', code: 'SCREE', coupon_type: 1, discounted_amount: 28 }], cart_amount: 252 },
    ),
  ],
  'a promotion': [
    storefrontCart(
      {
        physical_items: [
          item({
            discount_amount: 28,
            discounts: [{ id: 'autumn', discounted_amount: 28 }],
            sale_price: 126,
            extended_sale_price: 252,
          }),
        ],
      },
      { cart_amount: 252, discounts: [{ id: 'a', discounted_amount: 28 }] },
    ),
  ],
  'another currency': [
    storefrontCart(one, {
      currency: { name: 'Yen', code: 'JPY', symbol: '¥', decimal_places: 0 },
      base_amount: 4000,
      cart_amount: 4000,
    }),
  ],
  'a gift certificate and a custom item': [
    storefrontCart({
      gift_certificates: [
        {
          id: 'g',
          name: 'For Ada',
          theme: 'General',
          amount: 25,
          is_taxable: false,
          sender: { name: 'Ida', email: 'ida@mail.example' },
          recipient: { name: 'Ada', email: 'ada@mail.example' },
          message: '',
        },
      ],
      custom_items: [
        { id: 'o', sku: 'WAX', name: 'Waxing', quantity: 1, list_price: 4.1, extended_list_price: 4.1, image_url: '' },
      ],
    }),
  ],
}

const storefrontCheckout = (change: object = {}) =>
  toCamelCase({
    id: cart({}).id,
    cart: storefrontCart(one),
    billing_address: { id: 'b', first_name: 'Ada', last_name: 'Vale', country_code: 'AT', custom_fields: [] },
    consignments: [],
    order_id: null,
    shipping_cost_total: 8,
    shipping_cost_before_discount: 8,
    handling_cost_total: 0,
    tax_total: 44.71,
    coupons: [],
    taxes: [{ name: 'VAT', amount: 44.71 }],
    subtotal: 280,
    grand_total: 288,
    gift_certificates: [],
    created_time: '2026-09-14T06:05:04+00:00',
    updated_time: '2026-09-14T06:15:04+00:00',
    customer_message: '',
    ...change,
  })

/** Responses of the checkouts of the Storefront API. */
export const storefrontCheckouts: Readonly<Record<string, unknown>> = {
  'a checkout': storefrontCheckout(),
  'a gift certificate as payment': storefrontCheckout({
    gift_certificates: [{ code: 'AAAA-BBBB-7QX', balance: 100, remaining: 60, used: 40, purchase_date: '2026-01-02' }],
    outstanding_balance: 248,
  }),
  'a message of the shopper': storefrontCheckout({ customer_message: 'Please ring twice' }),
}
