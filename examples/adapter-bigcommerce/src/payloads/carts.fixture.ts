import { customItem, digitalItem, giftCertificate, physicalItem } from './items.fixture.ts'

// Carts in the published shapes of BigCommerce. All data are invented.

const ID = '3b1f0c9e-5a52-4f0e-9a67-0d8c2f6be701'

export const lines = (change: object = {}) => ({
  physical_items: [],
  digital_items: [],
  gift_certificates: [],
  custom_items: [],
  ...change,
})

export const cart = (line_items: object, change: object = {}) => ({
  id: ID,
  customer_id: 0,
  channel_id: 1,
  email: '',
  currency: { code: 'EUR' },
  tax_included: true,
  base_amount: 280,
  discount_amount: 0,
  manual_discount_amount: 0,
  cart_amount: 280,
  coupons: [],
  discounts: [{ id: '0c1d7a52-77aa-4a3c-8f0e-5b7f3f2d9c01', discounted_amount: 0 }],
  line_items: lines(line_items),
  created_time: '2026-09-14T06:05:04+00:00',
  updated_time: '2026-09-14T06:15:04+00:00',
  locale: 'de',
  version: 3,
  ...change,
})

export const one = { physical_items: [physicalItem()] }
/** The envelope of the Management API. */
export const data = (body: object, meta: object = {}) => ({ data: body, meta })

export const coupon = {
  id: 4,
  code: 'SCREE',
  coupon_type: '1',
  discounted_amount: 28,
  display_name: 'Ten per cent off',
}

/** Responses of the carts of the Management API (v3), each with what is special about it. */
export const managementCarts: Readonly<Record<string, unknown>> = {
  'a guest with one line': data(cart(one)),
  'a customer': data(cart(one, { customer_id: 11, email: 'ada@mail.example' })),
  'options, which come only with include': data(
    cart({
      physical_items: [
        physicalItem({
          options: [
            { name: 'color', nameId: 125, value: 'Rust', valueId: 127 },
            { name: 'Add a repair kit', nameId: 82, value: 'No', valueId: 186 },
          ],
        }),
      ],
    }),
  ),
  'an object as the parent of a line': data(cart({ physical_items: [physicalItem({ parent_id: {} })] })),
  'a number as the parent of a line': data(cart({ physical_items: [physicalItem({ parent_id: 123 })] })),
  'the other name of the tax flag of a line': data(
    cart({ physical_items: [{ ...physicalItem(), taxable: undefined, is_taxable: true }] }),
  ),
  'a download': data(cart({ digital_items: [digitalItem] }, { base_amount: 12, cart_amount: 12 })),
  'a gift certificate': data(cart({ gift_certificates: [giftCertificate] }, { base_amount: 50, cart_amount: 50 })),
  'a gift certificate without a quantity': data(
    cart({ gift_certificates: [{ ...giftCertificate, quantity: undefined }] }, { base_amount: 50, cart_amount: 50 }),
  ),
  'a custom item': data(cart({ custom_items: [customItem] }, { base_amount: 4.1, cart_amount: 4.1 })),
  'a custom item with numbers as text': data(
    cart(
      { custom_items: [{ ...customItem, quantity: '3', list_price: '4.10', extended_list_price: '12.30' }] },
      { base_amount: 12.3, cart_amount: 12.3 },
    ),
  ),
  'a discount of a product': data(
    cart(
      {
        physical_items: [
          physicalItem({
            discounts: [{ id: 2, discounted_amount: 28 }],
            discount_amount: 28,
            sale_price: 126,
            extended_sale_price: 252,
          }),
        ],
      },
      { cart_amount: 252, discounts: [{ id: '0c1d7a52-77aa-4a3c-8f0e-5b7f3f2d9c01', discounted_amount: 28 }] },
    ),
  ),
  'a discount of the order': data(cart(one, { discount_amount: 20, cart_amount: 260 })),
  'a discount that a member of staff entered': data(cart(one, { manual_discount_amount: 20, cart_amount: 260 })),
  'a coupon, as a number on the line': data(
    cart(
      {
        physical_items: [
          physicalItem({ coupons: 28, coupon_amount: 28, discounts: [{ id: 'coupon', discounted_amount: 28 }] }),
        ],
      },
      {
        coupons: [coupon],
        cart_amount: 252,
        discounts: [{ id: '0c1d7a52-77aa-4a3c-8f0e-5b7f3f2d9c01', discounted_amount: 28 }],
      },
    ),
  ),
  'a coupon, as a list on the line': data(
    cart(
      {
        physical_items: [
          physicalItem({
            coupons: [
              {
                id: 4,
                code: 'SCREE',
                name: 'Ten per cent off',
                discountType: 1,
                discountAmount: 10,
                expiresDate: 0,
                totalDiscount: 28,
              },
            ],
            coupon_amount: 28,
          }),
        ],
      },
      { coupons: [coupon], cart_amount: 252 },
    ),
  ),
  'a gift of a promotion, which cannot be changed': data(
    cart({
      physical_items: [
        physicalItem(),
        physicalItem({
          id: 'free',
          is_mutable: false,
          added_by_promotion: true,
          list_price: 0,
          sale_price: 0,
          extended_list_price: 0,
          extended_sale_price: 0,
        }),
      ],
    }),
  ),
  'gift wrapping': data(
    cart({
      physical_items: [physicalItem({ gift_wrapping: { name: 'Cotton bag', message: 'For you', amount: 1.99 } })],
    }),
  ),
  'an empty object as gift wrapping': data(cart({ physical_items: [physicalItem({ gift_wrapping: {} })] })),
  'no tax flag': data({ ...cart(one), tax_included: undefined }),
  'amounts with tax on top': data(cart(one, { tax_included: false, cart_amount: 333.2 })),
  'redirect URLs': data(
    cart(one, {
      redirect_urls: {
        cart_url: 'https://shop.example/cart.php?action=load&token=a',
        checkout_url: 'https://shop.example/cart.php?action=loadInCheckout&token=a',
        embedded_checkout_url: 'https://shop.example/cart.php?embedded=1&token=a',
      },
    }),
  ),
  'banners of promotions': data(
    cart(one, { promotions: { banners: [{ id: '7', type: 'upsell', page: ['CART_PAGE'], text: 'Two for one' }] } }),
  ),
  'a cart without a version, of an older response': data({ ...cart(one), version: undefined }),
  'the envelope inside the data': { data: { ...cart(one), meta: {} } },
  'a currency in lower case': data(cart(one, { currency: { code: 'usd' }, locale: 'en-US' })),
  'a currency without decimals': data(cart(one, { currency: { code: 'JPY' }, base_amount: 4000, cart_amount: 4000 })),
  'a currency with three decimals': data(
    cart(one, { currency: { code: 'KWD' }, base_amount: 4.125, cart_amount: 4.125 }),
  ),
  'no lines': data(cart({}, { base_amount: 0, cart_amount: 0 })),
}
