import type { Store } from '@cairn/core/contracts'
import { chosenOptions } from '../catalogue/chosenOptions.ts'
import { cardPictureUrl } from '../catalogue/pictures.ts'
import type { ProductRecord } from '../catalogue/products.repository.ts'
import type { Site } from '../sites/sites.data.ts'
import type { WishlistRow } from './wishlist.repository.ts'

export type WishlistItem = Store.components['schemas']['WishlistItem']

const fromMinor = (minor: number): number => minor / 100

/**
 * Builds the response for one item in the site's language and currency. If its variant no longer exists, `variant_id`
 * is null.
 */
export function viewItem(row: WishlistRow, record: ProductRecord, site: Site): WishlistItem {
  const { product, text, price, colors, sizes, options, variants } = record
  const variant = variants.find(({ id }) => id === row.variantId)
  const color = colors.find(({ key }) => key === variant?.color) ?? colors[0]
  const size = sizes.find(({ key }) => key === variant?.size) ?? null
  const unavailable = product.retired ? 'retired' : product.comingSoon ? 'coming-soon' : undefined
  const pieces = variant === undefined ? variants : [variant]
  return {
    id: row.id,
    product_id: product.id,
    variant_id: variant?.id ?? null,
    slug: product.slug,
    name: text.name,
    category: text.category,
    image_url: color === undefined ? '' : cardPictureUrl(product.slug, color.key),
    options:
      variant === undefined || color === undefined
        ? []
        : chosenOptions(
            { color: product.plain ? null : color, size, options, keys: variant.options },
            site.contentLanguage,
          ),
    price: fromMinor(price.priceMinor),
    // A sale price of 0 means no sale (spec 3.product.sale-price-empty).
    sale_price: fromMinor(price.salePriceMinor ?? 0),
    currency: site.currency,
    available: unavailable === undefined && pieces.some(({ tracked, stock }) => !tracked || stock > 0),
    ...(unavailable !== undefined && { unavailable }),
  }
}
