import * as z from 'zod/mini'
import { errorResult } from './vendureApi.ts'

const maybeText = z.nullable(z.string())
const asset = z.nullable(z.object({ preview: z.string() }))

export const optionSchema = z.object({
  name: z.string(),
  group: z.object({
    name: z.string(),
    translations: z.array(z.object({ languageCode: z.string(), name: z.string() })),
  }),
})

const orderFields = z.optional(z.nullable(z.object({ note: maybeText, custom: maybeText })))
const lineFields = z.optional(z.nullable(z.object({ properties: maybeText, custom: maybeText })))

const lineSchema = z.object({
  id: z.string(),
  quantity: z.int(),
  unitPrice: z.int(),
  linePrice: z.int(),
  discounts: z.array(z.object({ adjustmentSource: z.string(), amount: z.int() })),
  customFields: lineFields,
  featuredAsset: asset,
  productVariant: z.object({
    id: z.string(),
    sku: z.string(),
    stockLevel: z.string(),
    options: z.array(optionSchema),
    product: z.object({ id: z.string(), slug: z.string(), name: z.string() }),
  }),
})

const address = z.nullable(z.object({ countryCode: maybeText }))

const cartSchema = z.object({
  code: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  currencyCode: z.string(),
  couponCodes: z.array(z.string()),
  subTotal: z.int(),
  promotions: z.array(z.object({ id: z.string(), couponCode: maybeText })),
  discounts: z.array(z.object({ adjustmentSource: z.string(), description: z.string(), amount: z.int() })),
  taxSummary: z.array(z.object({ description: z.string(), taxTotal: z.int() })),
  customFields: orderFields,
  shippingAddress: address,
  customer: z.nullable(z.object({ id: z.string(), emailAddress: z.string() })),
  lines: z.array(lineSchema),
})

export type VendureCart = z.output<typeof cartSchema>
export type VendureLine = z.output<typeof lineSchema>

export const loadSchema = z.object({ activeOrder: z.nullable(cartSchema) })
export const findSchema = z.object({ activeOrder: z.nullable(z.object({ code: z.string(), state: z.string() })) })

const shortage = z.extend(errorResult, {
  __typename: z.literal('InsufficientStockError'),
  quantityAvailable: z.int(),
  order: cartSchema,
})

/** The answer to a change: the order, the order with fewer pieces than asked for, or an error result. */
export const changeSchema = z.object({
  result: z.nullable(
    z.union([
      z.extend(cartSchema, { __typename: z.literal('Order') }),
      shortage,
      z.extend(errorResult, { __typename: z.string() }),
    ]),
  ),
})

const takenSchema = z.object({
  __typename: z.literal('Order'),
  code: z.string(),
  couponCodes: z.array(z.string()),
  customFields: orderFields,
  shippingAddress: address,
  lines: z.array(
    z.object({ quantity: z.int(), productVariant: z.object({ id: z.string() }), customFields: lineFields }),
  ),
})

export type TakenOrder = z.output<typeof takenSchema>

export const takeSchema = z.object({
  result: z.nullable(z.union([takenSchema, z.extend(errorResult, { __typename: z.string() })])),
})
export const giveSchema = z.object({ result: z.object({ order: cartSchema }) })
export const anySchema = z.object({})
