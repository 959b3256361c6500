import type { Item, StoredCart } from './shop.ts'

/** The coupon of the contract server takes ten per cent off. */
export const COUPON = 'SCREE'
export const GIFT_CERTIFICATE = { code: 'AAAA-BBBB-CCCC-7QX4', balance: 40 }
const TAX = 19

const round = (decimal: number): number => Math.round(decimal * 100) / 100
const priceOf = ({ good }: Item): number => good.salePrice || good.price
const withoutTax = (decimal: number): number => round((decimal * 100) / (100 + TAX))

const itemOf = (item: Item, hasCoupon: boolean) => {
  const { good, id, quantity } = item
  const price = priceOf(item)
  return {
    id,
    parent_id: {},
    variant_id: good.variantId,
    product_id: good.id,
    sku: `CAIRN-${good.variantId}`,
    name: good.name,
    url: `https://shop.example/${good.slug}/`,
    quantity,
    taxable: true,
    image_url: `https://pictures.example/${good.slug}.webp`,
    discounts: hasCoupon ? [{ id: 'coupon', discounted_amount: round((price * quantity) / 10) }] : [],
    coupons: hasCoupon ? round((price * quantity) / 10) : [],
    discount_amount: 0,
    coupon_amount: hasCoupon ? round((price * quantity) / 10) : 0,
    original_price: good.price,
    list_price: price,
    sale_price: price,
    extended_list_price: round(price * quantity),
    extended_sale_price: round(price * quantity),
    is_require_shipping: true,
    is_mutable: true,
    added_by_promotion: false,
    options: [{ name: 'Size', nameId: 125, value: 'M', valueId: 127 }],
  }
}

const baseOf = ({ items }: StoredCart): number =>
  round(items.reduce((sum, item) => sum + priceOf(item) * item.quantity, 0))
const couponOf = (cart: StoredCart): number => (cart.coupon === null ? 0 : round(baseOf(cart) / 10))

const couponsOf = (cart: StoredCart) =>
  cart.coupon === null
    ? []
    : [
        {
          id: 4,
          code: cart.coupon,
          coupon_type: 'percentage_discount',
          display_name: 'Ten per cent off',
          discounted_amount: couponOf(cart),
        },
      ]

/** The cart of the Management API (v3). */
export const cartOf = (cart: StoredCart) => ({
  id: cart.id,
  customer_id: cart.customerId,
  channel_id: cart.channelId,
  email: '',
  currency: { code: cart.currency },
  tax_included: true,
  base_amount: baseOf(cart),
  discount_amount: 0,
  cart_amount: round(baseOf(cart) - couponOf(cart)),
  coupons: couponsOf(cart),
  discounts: cart.items.map((item) => ({
    id: item.id,
    discounted_amount: cart.coupon === null ? 0 : round((priceOf(item) * item.quantity) / 10),
  })),
  line_items: {
    physical_items: cart.items.map((item) => itemOf(item, cart.coupon !== null)),
    digital_items: [],
    gift_certificates: [],
    custom_items: [],
  },
  created_time: '2026-09-14T06:05:04+00:00',
  updated_time: '2026-09-14T06:05:04+00:00',
  locale: cart.locale,
  version: cart.version,
})

/** The checkout of the Management API (v3). */
export const checkoutOf = (cart: StoredCart) => {
  const { cart_amount, tax_included, version, ...rest } = cartOf(cart)
  return {
    id: cart.id,
    cart: { ...rest, cart_amount_inc_tax: cart_amount, cart_amount_ex_tax: withoutTax(cart_amount) },
    billing_address: null,
    consignments: [],
    taxes: [{ name: 'VAT', amount: round(cart_amount - withoutTax(cart_amount)) }],
    coupons: couponsOf(cart),
    order_id: null,
    grand_total: cart_amount,
    customer_message: cart.message,
  }
}

/** The checkout of the Storefront API, still in the names of the Management API. */
export const storefrontCheckoutOf = (cart: StoredCart) => {
  const { cart_amount, ...rest } = cartOf(cart)
  const used = Math.min(GIFT_CERTIFICATE.balance, cart_amount)
  return {
    id: cart.id,
    cart: { ...rest, cart_amount },
    taxes: [{ name: 'VAT', amount: round(cart_amount - withoutTax(cart_amount)) }],
    coupons: couponsOf(cart),
    gift_certificates:
      cart.giftCertificate === null
        ? []
        : [{ ...GIFT_CERTIFICATE, code: cart.giftCertificate, used, remaining: GIFT_CERTIFICATE.balance - used }],
    customer_message: cart.message,
  }
}
