import type { Money } from '@cairn/core'
import { isFlagged, pricesOf } from '@cairn/core/adapter'
import type { CartLineView } from '@cairn/core/cart'
import type { Site } from '../../app/shop/sites.ts'
import type { SoldProduct } from '../../product/fetchProducts.ts'
import type { CarriedItem } from './carriedCart.ts'
import type { LeftReason } from './leftReason.ts'

/** A line that the other site sells. */
interface SoldLine {
  readonly line: CartLineView
  readonly item: CarriedItem
  /** The price of all pieces on the other site; null while unknown. */
  readonly price: Money | null
}

interface LeftLine {
  readonly line: CartLineView
  /** The name on the other site, if it is known. */
  readonly name: string
  readonly reason: LeftReason
}

export interface Assessment {
  readonly sold: readonly SoldLine[]
  readonly left: readonly LeftLine[]
}

const itemOf = (line: CartLineView, item: Pick<CarriedItem, 'variantId' | 'quantity' | 'name'>): CarriedItem => ({
  ...item,
  wanted: line.quantity,
  properties: line.properties,
})

const assessLine = (line: CartLineView, product: SoldProduct | undefined, site: Site): SoldLine | LeftReason => {
  if (line.variantId === null || !line.isMutable) return 'not-carried'
  if (product === undefined || isFlagged(product.custom_fields, 'is_retired')) return 'not-sold'
  const variant =
    product.variants.find(({ sku }) => sku === line.sku) ??
    product.variants.find(({ id }) => String(id) === line.variantId)
  if (variant === undefined) return 'not-sold'
  if (isFlagged(product.custom_fields, 'is_coming_soon')) return 'coming-soon'
  if (product.unshippable_to?.includes(site.countryCode)) return 'not-shipped'
  const stock = variant.inventory_tracking === 'none' ? line.quantity : (variant.inventory_level ?? line.quantity)
  if (stock <= 0) return 'sold-out'
  const quantity = Math.min(line.quantity, stock)
  const { price } = pricesOf(variant, product.currency)
  return {
    line,
    item: itemOf(line, { variantId: String(variant.id), quantity, name: product.name }),
    price: { ...price, amount: price.amount * quantity },
  }
}

/** Splits the lines of a cart into those that `site` sells, with their prices there, and the others with the reason. */
export const assessLines = (
  lines: readonly CartLineView[],
  products: readonly SoldProduct[],
  site: Site,
): Assessment => {
  const byId = new Map(products.map((product) => [String(product.id), product]))
  const sold: SoldLine[] = []
  const left: LeftLine[] = []
  for (const line of lines) {
    const product = byId.get(line.productId ?? '')
    const result = assessLine(line, product, site)
    if (typeof result === 'string') left.push({ line, name: product?.name ?? line.name, reason: result })
    else sold.push(result)
  }
  return { sold, left }
}

/** The assessment when the other site does not respond: every line with a variant is tried, without a price. */
export const assumeSold = (lines: readonly CartLineView[]): Assessment => ({
  sold: lines.flatMap((line) =>
    line.variantId === null || !line.isMutable
      ? []
      : {
          line,
          item: itemOf(line, { variantId: line.variantId, quantity: line.quantity, name: line.name }),
          price: null,
        },
  ),
  left: lines
    .filter(({ variantId, isMutable }) => variantId === null || !isMutable)
    .map((line) => ({ line, name: line.name, reason: 'not-carried' })),
})
