/**
 * Responses in the exact formats of a real shop's services, for the cases where these formats are surprising. All data
 * are invented.
 */

/**
 * A line as the commerce service sends it: no options unless requested, no stock fields, an empty object as the parent.
 */
export const plainLine = (id: string, change: object = {}) => ({
  id,
  parent_id: {},
  variant_id: 912,
  product_id: 91,
  sku: 'TARN-912',
  name: 'Tarn Anorak',
  url: 'https://shop.example/tarn-anorak/',
  quantity: 2,
  taxable: true,
  image_url: 'https://pictures.example/tarn.webp',
  discounts: [{ id: 'autumn', discounted_amount: 12.5 }],
  coupons: [],
  discount_amount: 12.5,
  coupon_amount: 0,
  original_price: 150,
  list_price: 140,
  sale_price: 133.75,
  extended_list_price: 280,
  extended_sale_price: 267.5,
  is_require_shipping: true,
  is_mutable: true,
  added_by_promotion: false,
  gift_wrapping: null,
  ...change,
})

export const cart = (lines: object) => ({
  id: '5f0c6f1e-3c3b-4d55-9d0b-6f0d5c5b8a11',
  customer_id: 0,
  channel_id: 1,
  email: '',
  currency: { code: 'EUR' },
  tax_included: true,
  base_amount: 280,
  discount_amount: 0,
  manual_discount_amount: 0,
  cart_amount: 267.5,
  coupons: [],
  discounts: [{ id: 'autumn', discounted_amount: 12.5 }],
  line_items: { physical_items: [], digital_items: [], gift_certificates: [], custom_items: [], ...lines },
  created_time: '2026-09-14T06:05:04+00:00',
  updated_time: '2026-09-14T06:05:04+00:00',
  locale: 'de',
  version: 3,
})

/** The cart of the commerce service's checkout: amounts with and without tax, no version. */
export const checkoutCart = (taxIncluded: boolean) => {
  const { cart_amount, version, ...rest } = cart({ physical_items: [plainLine('a')] })
  return { ...rest, tax_included: taxIncluded, cart_amount_inc_tax: cart_amount, cart_amount_ex_tax: 224.79 }
}

/** A wish-list item of the commerce service, which contains only ids. */
export const wishlistItem = { id: 12, product_id: 55, variant_id: 140 }

/**
 * A cart in the format of BigCommerce's Storefront API: camelCase, in a list of zero or one carts, without stock and
 * options.
 */
export const storefrontCarts = [
  {
    id: 'd0c7a8b1-0000-4000-8000-000000000001',
    customerId: 0,
    email: '',
    currency: { name: 'Euro', code: 'EUR', symbol: '€', decimalPlaces: 2 },
    isTaxIncluded: true,
    baseAmount: 280,
    discountAmount: 0,
    cartAmount: 267.5,
    coupons: [{ id: 4, code: 'SCREE', couponType: '2', discountedAmount: 1.25 }],
    discounts: [{ id: 'autumn', discountedAmount: 12.5 }],
    lineItems: {
      physicalItems: [
        {
          id: 'line-1',
          parentId: 6,
          variantId: 912,
          productId: 91,
          sku: 'TARN-912',
          name: 'Tarn Anorak',
          url: 'https://shop.example/tarn-anorak/',
          quantity: 2,
          brand: 'Cairn',
          isTaxable: true,
          imageUrl: 'https://pictures.example/tarn.webp',
          discounts: [{ id: 'autumn', discountedAmount: 12.5 }],
          discountAmount: 12.5,
          couponAmount: 0,
          originalPrice: 150,
          listPrice: 140,
          salePrice: 133.75,
          extendedListPrice: 280,
          extendedSalePrice: 267.5,
          isShippingRequired: true,
          type: 'physical',
          isMutable: false,
          giftWrapping: null,
        },
      ],
      digitalItems: [],
      giftCertificates: [],
      customItems: [],
    },
    createdTime: '2026-09-14T06:05:04+00:00',
    updatedTime: '2026-09-14T06:05:04+00:00',
    locale: 'de',
    version: 1,
  },
]

/** A refusal of the commerce service: no `message`, the text is in `title`. */
export const refusal = (status: number, title: string) => ({
  status,
  title,
  type: 'https://developer.example/api-status-codes',
})

/** Metafields whose ids are text. */
export const metafields = [
  {
    id: '31',
    key: 'cart-items',
    value: '[]',
    namespace: 'cart_info',
    permission_set: 'write_and_sf_access',
    resource_type: 'cart',
    resource_id: '5f0c6f1e-3c3b-4d55-9d0b-6f0d5c5b8a11',
    description: '',
    date_created: '2026-09-14 06:05:04+00:00',
    date_modified: '2026-09-14 06:05:04+00:00',
  },
]

export const shippingMethods = [
  { id: 7, name: 'By the order', type: 'perorder', settings: { rate: '4.90' }, enabled: true, is_fallback: false },
  {
    id: 8,
    name: 'On the house',
    type: 'freeshipping',
    settings: {
      carrier_options: {
        minimum_sub_total: '80.0000',
        exclude_fixed_shipping_products: '1',
        use_discounted_sub_total: '0',
        packaging: [],
      },
    },
    enabled: true,
    handling_fees: { fixed_surcharge: '0' },
    is_fallback: false,
    channel_ids: [1],
  },
]
