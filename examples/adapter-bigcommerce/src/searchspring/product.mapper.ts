import {
  listOf,
  numberOf,
  recordOf,
  textOf,
  unescapeText,
  type WireAttributes,
  type WireNestedResult,
} from '@cairn/core/adapter'

type Json = Readonly<Record<string, unknown>>

/**
 * Reads a field of the index that has a structure. Searchspring stores it as JSON text, and escapes it like all other
 * text.
 */
const structureOf = (field: unknown): unknown => {
  if (typeof field !== 'string' || !/^[[{]/.test(field)) return field
  try {
    return JSON.parse(unescapeText(field))
  } catch {
    return null
  }
}

const tonesOf = (field: unknown) =>
  listOf(structureOf(field)).flatMap((part) => {
    const { key, name, hex } = recordOf(part)
    const [id, label, colour] = [textOf(key), textOf(name), textOf(hex)]
    return id && label && colour ? { key: id, name: label, hex: colour } : []
  })

/**
 * Reads the price from the fields of every index: `price`, and `msrp`, the price before a sale. They are text in the
 * native dialect and numbers in recommendations.
 */
const pricesOf = ({ price, msrp }: Json): WireAttributes['selectedVariant'] => {
  const [now, before] = [numberOf(price), numberOf(msrp)]
  return now !== null && before !== null && before > now ? { price: before, salePrice: now } : { price: now }
}

const variantOf = (field: unknown): WireAttributes['selectedVariant'] => {
  const { vId, price, salePrice, imageUrl } = recordOf(structureOf(field))
  const regular = numberOf(price)
  return regular === null
    ? null
    : { vId: textOf(vId), price: regular, salePrice: numberOf(salePrice), imageUrl: textOf(imageUrl) }
}

/** Reads the fields that a shop adds to its index itself, under the names of the specification. */
const attributesOf = (fields: Json, core: Json): WireAttributes => ({
  slug: textOf(fields.slug),
  category: Array.isArray(fields.category)
    ? fields.category.flatMap((part) => textOf(part) ?? [])
    : textOf(fields.category),
  imageRecUrl: textOf(fields.imageRecUrl),
  selectedVariant: variantOf(fields.selectedVariant) ?? pricesOf(core),
  colors: tonesOf(fields.colors),
  badge: textOf(fields.badge),
})

const nested = (id: unknown, core: Json, fields: Json): WireNestedResult => ({
  id: textOf(id),
  mappings: {
    core: {
      uid: textOf(core.uid),
      name: textOf(core.name),
      url: textOf(core.url),
      price: numberOf(core.price),
      imageUrl: textOf(core.imageUrl) ?? textOf(core.thumbnailImageUrl),
    },
  },
  attributes: attributesOf(fields, core),
})

/**
 * Reads a product of any dialect. The native dialect has all fields side by side; the others have those of every index
 * under `mappings.core`, and those of the shop under `attributes`.
 */
export const readProduct = (json: unknown): WireNestedResult => {
  const product = recordOf(json)
  return 'mappings' in product
    ? nested(product.id, recordOf(recordOf(product.mappings).core), recordOf(product.attributes))
    : nested(product.uid ?? product.id, product, product)
}
