import type { Site } from '@cairn/core'
import {
  flagOf,
  listOf,
  mapCart,
  needed,
  numberOf,
  type ReportBroken,
  readParts,
  recordOf,
  textOf,
  toSnakeCase,
  type WireCart,
  type WireLine,
} from '@cairn/core/adapter'
import type { Cart } from '@cairn/core/cart'
import { extrasOf, totalsOf } from './cart.totals.ts'
import { type Catalogue, stockOf } from './catalogue.mapper.ts'
import { variantIdOf } from './ids.ts'

type Json = Readonly<Record<string, unknown>>

/** What a cart is mapped with. */
export interface CartContext {
  readonly site: Site
  /** The checkout of the cart, which has its taxes and the shopper's message: a body, or undefined without one. */
  readonly checkout?: unknown
  /** The products of the lines; without them stock, retired products and products coming soon remain unknown. */
  readonly catalogue?: Catalogue | undefined
  readonly report?: ReportBroken | undefined
}

/** What the catalogue knows of a line. */
const joinCatalogue = (line: Json, catalogue: Catalogue | undefined): WireLine => {
  const product = catalogue?.get(textOf(line.product_id) ?? '')
  if (product === undefined) return {}
  const variant = product.variants.find(({ id }) => id === textOf(line.variant_id))
  const { isTracked, level } = stockOf(product, variant)
  const isForSale = product.canBeBought && (variant?.canBeBought ?? true)
  return {
    inventory_tracking: isTracked ? product.tracking : 'none',
    inventory_level: level,
    item_error: isForSale ? null : 'not_for_sale',
    product: {
      custom_url: { url: product.slug },
      custom_fields: [
        { name: 'is_coming_soon', value: product.isComingSoon },
        { name: 'is_retired', value: product.isRetired },
      ],
    },
  }
}

const readLine = (json: unknown, catalogue: Catalogue | undefined): WireLine => {
  const line = recordOf(json)
  return {
    id: needed(textOf(line.id), 'id'),
    product_id: textOf(line.product_id),
    variant_id: variantIdOf(line.product_id, line.variant_id),
    sku: textOf(line.sku),
    name: textOf(line.name),
    url: textOf(line.url),
    image_url: textOf(line.image_url),
    quantity: numberOf(line.quantity),
    original_price: numberOf(line.original_price),
    list_price: numberOf(line.list_price),
    sale_price: numberOf(line.sale_price),
    extended_list_price: numberOf(line.extended_list_price),
    extended_sale_price: numberOf(line.extended_sale_price),
    discount_amount: numberOf(line.discount_amount),
    coupon_amount: numberOf(line.coupon_amount),
    amount: numberOf(line.amount),
    is_mutable: flagOf(line.is_mutable),
    is_require_shipping: flagOf(line.is_require_shipping),
    options: listOf(line.options).map((option) => {
      const { name, value } = recordOf(option)
      return { name: textOf(name) ?? '', value: textOf(value) ?? '' }
    }),
    ...joinCatalogue(line, catalogue),
  }
}

/**
 * Reads a cart in the names of the Management API (v3) into the wire format of the core's own mapper. Only a cart
 * without id or without amounts is an error; a line that cannot be read is left out and reported.
 */
const readCart = (cart: Json, checkout: Json, { catalogue, report, site }: CartContext): WireCart => {
  const lists = recordOf(cart.line_items)
  const linesOf = (name: string): readonly WireLine[] =>
    readParts(listOf(lists[name]), (line) => readLine(line, catalogue), report)
  const { code, symbol } = recordOf(cart.currency)
  const taxIncluded = flagOf(cart.tax_included) ?? site.taxIncluded
  return {
    id: textOf(cart.id),
    version: textOf(cart.version),
    customer_id: numberOf(cart.customer_id),
    channel_id: textOf(cart.channel_id),
    email: textOf(cart.email),
    // BigCommerce accepts the code of a currency in lower case and repeats it as it came.
    currency: { code: (textOf(code) ?? site.currency).toUpperCase(), symbol: textOf(symbol) },
    locale: textOf(cart.locale) ?? site.locale,
    tax_included: taxIncluded,
    line_items: {
      physical_items: linesOf('physical_items'),
      digital_items: linesOf('digital_items'),
      gift_certificates: linesOf('gift_certificates'),
      custom_items: linesOf('custom_items'),
    },
    ...totalsOf(cart, recordOf(checkout.cart), taxIncluded),
    ...extrasOf(cart, checkout, taxIncluded),
    created_time: textOf(cart.created_time),
    updated_time: textOf(cart.updated_time),
  }
}

const map = (cart: Json, checkout: Json, context: CartContext): Cart =>
  mapCart(readCart(cart, checkout, context), context.report, context.site)

/** Maps the cart of a response of the Management API (v3), with its checkout if there is one. */
export const mapManagementCart = (body: unknown, context: CartContext): Cart =>
  map(recordOf(recordOf(body).data), recordOf(recordOf(context.checkout).data), context)

/** Maps the cart in a checkout of the Management API (v3). It has no version, so the cart has no revision. */
export const mapManagementCheckout = (body: unknown, context: CartContext): Cart => {
  const checkout = recordOf(recordOf(body).data)
  return map(recordOf(checkout.cart), checkout, context)
}

/**
 * Maps a response of the Storefront API: a list of no or one cart, or the cart alone. Returns null for the empty list.
 */
export const mapStorefrontCart = (body: unknown, context: CartContext): Cart | null => {
  const cart: unknown = Array.isArray(body) ? body[0] : body
  if (cart === undefined) return null
  return map(recordOf(toSnakeCase(cart)), recordOf(toSnakeCase(context.checkout ?? {})), context)
}

/** Maps the cart in a checkout of the Storefront API. */
export const mapStorefrontCheckout = (body: unknown, context: CartContext): Cart => {
  const checkout = recordOf(toSnakeCase(body))
  return map(recordOf(checkout.cart), checkout, context)
}
