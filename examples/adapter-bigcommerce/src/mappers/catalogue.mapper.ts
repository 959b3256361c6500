import {
  flagOf,
  isFlagged,
  listOf,
  numberOf,
  type ReportBroken,
  readParts,
  recordOf,
  slugOf,
  textOf,
} from '@cairn/core/adapter'

/** A variant of the catalogue (v3). Amounts are decimals in the default currency of the store. */
export interface CatalogueVariant {
  readonly id: string
  readonly sku: string
  /** Null where the price of the product applies. */
  readonly price: number | null
  readonly salePrice: number | null
  readonly level: number | null
  readonly imageUrl: string | null
  readonly canBeBought: boolean
  readonly options: readonly { readonly name: string; readonly value: string; readonly valueId: string }[]
}

/** A product of the catalogue (v3), from which the server adds to lines and wish lists what those leave out. */
export interface CatalogueProduct {
  readonly id: string
  readonly sku: string
  readonly name: string
  readonly slug: string
  readonly price: number | null
  readonly salePrice: number | null
  readonly tracking: 'none' | 'product' | 'variant'
  readonly level: number | null
  readonly imageUrl: string | null
  readonly canBeBought: boolean
  readonly isComingSoon: boolean
  readonly isRetired: boolean
  readonly variants: readonly CatalogueVariant[]
}

/** The products of the catalogue, by their ids. */
export type Catalogue = ReadonlyMap<string, CatalogueProduct>

const mapVariant = (json: unknown): CatalogueVariant => {
  const variant = recordOf(json)
  const id = textOf(variant.id)
  if (id === null) throw new TypeError('A variant without id')
  return {
    id,
    sku: textOf(variant.sku) ?? '',
    price: numberOf(variant.price),
    salePrice: numberOf(variant.sale_price),
    level: numberOf(variant.inventory_level),
    imageUrl: textOf(variant.image_url),
    canBeBought: flagOf(variant.purchasing_disabled) !== true,
    options: listOf(variant.option_values).flatMap((each) => {
      const { option_display_name: name, label, id: valueId } = recordOf(each)
      const [named, labelled, identified] = [textOf(name), textOf(label), textOf(valueId)]
      return named && labelled && identified ? { name: named, value: labelled, valueId: identified } : []
    }),
  }
}

const TRACKING = ['product', 'variant'] as const

/** Returns the picture of a product: the thumbnail, otherwise the first picture. */
const imageOf = (images: readonly unknown[]): string | null => {
  const all = images.map(recordOf)
  const image = all.find(({ is_thumbnail }) => flagOf(is_thumbnail) === true) ?? all[0] ?? {}
  return textOf(image.url_standard) ?? textOf(image.url_zoom) ?? textOf(image.image_file)
}

const fieldsOf = (fields: unknown): readonly { name: string; value: unknown }[] =>
  listOf(fields).map((field) => {
    const { name, value } = recordOf(field)
    return { name: textOf(name) ?? '', value }
  })

/** Maps a product of the catalogue. The custom fields `is_coming_soon` and `is_retired` are a convention of the shop. */
export const mapCatalogueProduct = (json: unknown, report?: ReportBroken): CatalogueProduct => {
  const product = recordOf(json)
  const [id, name] = [textOf(product.id), textOf(product.name)]
  if (id === null || name === null) throw new TypeError('A product without id or name')
  const fields = fieldsOf(product.custom_fields)
  return {
    id,
    name,
    sku: textOf(product.sku) ?? '',
    slug: slugOf(textOf(recordOf(product.custom_url).url) ?? ''),
    price: numberOf(product.price),
    salePrice: numberOf(product.sale_price),
    tracking: TRACKING.find((known) => known === product.inventory_tracking) ?? 'none',
    level: numberOf(product.inventory_level),
    imageUrl: imageOf(listOf(product.images)),
    canBeBought: product.availability !== 'disabled',
    isComingSoon: isFlagged(fields, 'is_coming_soon'),
    isRetired: isFlagged(fields, 'is_retired'),
    variants: readParts(listOf(product.variants), mapVariant, report),
  }
}

/** Maps the products of `GET /v3/catalog/products`. */
export const mapCatalogue = (body: unknown, report?: ReportBroken): Catalogue =>
  new Map(
    readParts(listOf(recordOf(body).data), (json) => mapCatalogueProduct(json, report), report).map((product) => [
      product.id,
      product,
    ]),
  )

/** Returns the stock of a variant; `level` is null where BigCommerce does not count it. */
export const stockOf = (
  product: CatalogueProduct,
  variant: CatalogueVariant | undefined,
): { readonly isTracked: boolean; readonly level: number | null } => {
  // The catalogue sends the level 0 for a product without stock control, where it has no meaning.
  if (product.tracking === 'none') return { isTracked: false, level: null }
  return { isTracked: true, level: product.tracking === 'product' ? product.level : (variant?.level ?? null) }
}

/** Returns the prices of a variant, or of the product where the variant has none. */
export const catalogPriceOf = (
  product: CatalogueProduct,
  variant: CatalogueVariant | undefined,
): { readonly price: number | null; readonly sale_price: number | null } => ({
  price: variant?.price ?? product.price,
  sale_price: variant?.price == null ? product.salePrice : variant.salePrice,
})
