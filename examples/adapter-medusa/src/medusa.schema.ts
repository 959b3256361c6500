// The parts of Medusa's store API that this adapter reads. Amounts are decimals in the currency of the cart.
import * as z from 'zod/mini'

/** A member that Medusa may send as null or leave out; both are null here. */
const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value: z.output<Schema> | null | undefined): z.output<Schema> | null => value ?? null),
  )

const text = orNull(z.string())

/** A decimal amount. Sums of larger numbers would not be exact. */
const amount = z.number().check(z.gte(-1e12), z.lte(1e12))

/** Any data that a team attaches to an object. */
const metadata = orNull(z.record(z.string(), z.unknown()))
export type Metadata = z.output<typeof metadata>

const address = z.object({
  first_name: text,
  last_name: text,
  address_1: text,
  address_2: text,
  city: text,
  province: text,
  postal_code: text,
  country_code: text,
})
export type MedusaAddress = z.output<typeof address>

/** A line of a cart or of an order. */
const item = z.object({
  id: z.string(),
  product_id: text,
  variant_id: text,
  product_title: text,
  product_handle: text,
  title: z.string(),
  variant_sku: text,
  thumbnail: text,
  requires_shipping: z.boolean(),
  quantity: z.int(),
  unit_price: amount,
  /** The regular price of a product on sale. */
  compare_at_unit_price: orNull(amount),
  is_tax_inclusive: z.boolean(),
  metadata,
  /** What each promotion takes off. An automatic promotion has a code too. */
  adjustments: z.array(z.object({ code: text, promotion_id: text, amount })),
  tax_lines: z.array(z.object({ code: z.string(), description: text, total: amount })),
  /** Both with the tax: before and after the discounts. */
  original_total: amount,
  total: amount,
  /** The tax in `total`. */
  tax_total: amount,
  /** Without the tax, before the discounts. */
  subtotal: amount,
})
export type MedusaItem = z.output<typeof item>

/** The promotions behind the adjustments of the items. */
const promotions = z.array(z.object({ id: z.string(), code: text, is_automatic: z.boolean() }))

export const cart = z.object({
  id: z.string(),
  email: text,
  currency_code: z.string(),
  sales_channel_id: text,
  customer: orNull(z.object({ id: z.string() })),
  shipping_address: orNull(address),
  items: z.array(item),
  promotions,
  metadata,
  created_at: z.string(),
  updated_at: z.string(),
})
export type MedusaCart = z.output<typeof cart>

/** What a line is about, without its price. */
export const checkoutItem = z.object({ variant_id: text, quantity: z.int() })

/** The stock of a variant, and its values of the options of its product. */
export const variantStock = z.object({
  id: z.string(),
  manage_inventory: z.boolean(),
  allow_backorder: z.boolean(),
  inventory_quantity: orNull(z.number()),
  options: z.array(z.object({ value: z.string(), option: orNull(z.object({ title: z.string() })) })),
})
export type MedusaVariantStock = z.output<typeof variantStock>

const price = z.object({ calculated_amount: amount, original_amount: amount, currency_code: z.string() })
export type MedusaPrice = z.output<typeof price>

/** A variant; without a price, it is not for sale in the region. */
const variant = z.extend(variantStock, { sku: text, calculated_price: orNull(price) })
export type MedusaVariant = z.output<typeof variant>

export const product = z.object({
  id: z.string(),
  title: z.string(),
  handle: z.string(),
  subtitle: text,
  description: text,
  material: text,
  thumbnail: text,
  images: z.array(z.object({ url: z.string() })),
  categories: z.array(z.object({ name: z.string(), handle: z.string() })),
  options: z.array(z.object({ title: z.string(), values: z.array(z.object({ value: z.string() })) })),
  variants: z.array(variant),
  metadata,
})
export type MedusaProduct = z.output<typeof product>

export const customer = z.object({ id: z.string(), email: z.string(), first_name: text, last_name: text, metadata })

const orderItem = z.extend(item, { variant_option_values: orNull(z.record(z.string(), z.string())) })
export type MedusaOrderItem = z.output<typeof orderItem>

/** An order. Amounts are with the tax, except for `shipping_subtotal`. */
export const order = z.object({
  display_id: z.number(),
  status: z.string(),
  /** The completion of a cart does not say it. */
  fulfillment_status: text,
  currency_code: z.string(),
  created_at: z.string(),
  /** The goods after the discounts, and the tax in this amount. */
  item_total: amount,
  item_tax_total: amount,
  shipping_total: amount,
  shipping_subtotal: amount,
  total: amount,
  items: z.array(orderItem),
  promotions,
  shipping_address: orNull(address),
  shipping_methods: z.array(z.object({ name: z.string() })),
  metadata,
})
export type MedusaOrder = z.output<typeof order>

/** A shipping option; without an amount, the carrier calculates the price for each cart. */
export const shippingOption = z.object({
  id: z.string(),
  name: z.string(),
  amount: orNull(amount),
  type: orNull(z.object({ description: text })),
})
export type MedusaShippingOption = z.output<typeof shippingOption>

const facet = z.object({ values: z.optional(z.array(z.object({ value: z.string(), count: z.number() }))) })

/** One result of `POST /store/search`. */
export const searchResult = z.object({
  hits: z.array(z.object({ id: z.string(), document: z.object({ title: z.optional(z.string()) }) })),
  metadata: z.object({ count: orNull(z.number()) }),
  facets: z.optional(z.record(z.string(), facet)),
})
export type MedusaSearchResult = z.output<typeof searchResult>
