import type { Site } from '@cairn/core'
import { listOf, numberOf, pricesOf, type ReportBroken, readParts, recordOf, textOf } from '@cairn/core/adapter'
import type { WishlistItem } from '@cairn/core/wishlist'
import { type Catalogue, catalogPriceOf, stockOf } from './catalogue.mapper.ts'
import { variantIdOf } from './ids.ts'

/** An item of a wish list (v3), which contains only ids. */
export interface ListedItem {
  /** The ids of the list and of the item in it; both are needed to remove the item. */
  readonly id: string
  readonly productId: string
  readonly variantId: string | null
}

/**
 * Reads the items of all wish lists of a customer. The shop shows one list, and a customer of BigCommerce may have
 * several.
 */
export const readWishlists = (body: unknown, report?: ReportBroken): readonly ListedItem[] =>
  readParts(
    listOf(recordOf(body).data),
    (json) => {
      const list = recordOf(json)
      return readParts(
        listOf(list.items),
        (part) => {
          const { id, product_id, variant_id } = recordOf(part)
          const [item, productId] = [variantIdOf(list.id, id), textOf(product_id)]
          if (item === null || productId === null) throw new TypeError('An item without id or product')
          return { id: item, productId, variantId: numberOf(variant_id) ? textOf(variant_id) : null }
        },
        report,
      )
    },
    report,
  )

export interface WishlistContext {
  readonly site: Site
  readonly catalogue: Catalogue
  readonly report?: ReportBroken | undefined
}

const mapItem = ({ id, productId, variantId }: ListedItem, { site, catalogue }: WishlistContext): WishlistItem[] => {
  const product = catalogue.get(productId)
  // The shop has deleted the product, and its item remains on the list.
  if (product === undefined) return []
  const variant = product.variants.find((each) => each.id === variantId)
  const { isTracked, level } = stockOf(product, variant)
  const { price, sale_price } = catalogPriceOf(product, variant)
  if (price === null) throw new TypeError('The field price is missing')
  const unavailable = product.isRetired ? 'retired' : product.isComingSoon ? 'coming-soon' : undefined
  const isForSale = product.canBeBought && (variant?.canBeBought ?? true) && unavailable === undefined
  return [
    {
      id,
      productId,
      variantId: variantIdOf(productId, variantId),
      slug: product.slug,
      name: product.name,
      category: [],
      imageUrl: variant?.imageUrl ?? product.imageUrl,
      options: (variant?.options ?? []).map(({ name, value }) => ({ name, value })),
      ...pricesOf({ price, sale_price }, site.currency),
      isAvailable: isForSale && !(isTracked && level !== null && level <= 0),
      ...(unavailable !== undefined && { unavailable }),
    },
  ]
}

const keyOf = ({ productId, variantId }: ListedItem): string => `${productId}-${variantId ?? ''}`

/**
 * Maps the items with their products. Two tabs may add the same product at once, so an item that is there twice is
 * shown once.
 */
export const mapWishlist = (items: readonly ListedItem[], context: WishlistContext): readonly WishlistItem[] => {
  const first = new Map(items.toReversed().map((item) => [keyOf(item), item]))
  return readParts([...first.values()].toReversed(), (item) => mapItem(item, context), context.report)
}
