import type { Store } from '@cairn/core/contracts'
import { currentPriceMinor, unavailability } from '../inventory/inventory.rules.ts'
import type { SellableVariant } from '../inventory/inventory.types.ts'
import { fromMinor } from './cart.amounts.ts'
import type { CartLineRow } from './carts.schema.ts'

type CartItem = Store.components['schemas']['CartItem']

/** The current unit price in minor units; 0 for a variant that the catalogue no longer has. */
export function priceOf(variant: SellableVariant | undefined): number {
  return variant === undefined ? 0 : currentPriceMinor(variant)
}

/** As in BigCommerce, `list_price` is the current unit price and `original_price` the unit price without a sale. */
export function viewLine(line: CartLineRow, variant: SellableVariant | undefined): CartItem {
  const price = fromMinor(priceOf(variant))
  const extended = fromMinor(line.quantity * priceOf(variant))
  const common = {
    id: line.id,
    parent_id: null,
    product_id: line.productId,
    variant_id: line.variantId,
    quantity: line.quantity,
    list_price: price,
    sale_price: price,
    extended_list_price: extended,
    extended_sale_price: extended,
    discount_amount: 0,
    coupon_amount: 0,
    is_require_shipping: true,
    is_mutable: true,
    properties: line.properties,
    custom: line.custom,
  }
  if (variant === undefined) {
    return {
      ...common,
      sku: line.sku,
      name: line.name,
      url: '',
      image_url: '',
      original_price: 0,
      options: [],
      inventory_tracking: 'variant',
      inventory_level: null,
      item_error: 'unknown_variant',
    }
  }
  const reason = unavailability(variant)
  return {
    ...common,
    sku: variant.sku,
    name: variant.name,
    url: `/${variant.slug}`,
    image_url: variant.imageUrl,
    original_price: fromMinor(variant.priceMinor),
    // Report only an unknown variant here. For sold-out, coming-soon and retired variants, other fields of the line
    // show the reason.
    item_error: reason === 'unknown_variant' ? reason : null,
    options: [...variant.options],
    inventory_tracking: variant.tracked ? 'variant' : 'none',
    inventory_level: variant.stock,
    product: {
      id: variant.productId,
      sku: variant.productSku,
      custom_url: { url: `/${variant.slug}/` },
      custom_fields: [
        { name: 'is_coming_soon', value: String(variant.comingSoon) },
        { name: 'is_retired', value: String(variant.retired) },
      ],
    },
    variant: {
      id: variant.variantId,
      price: fromMinor(variant.priceMinor),
      sale_price: variant.salePriceMinor === null ? null : fromMinor(variant.salePriceMinor),
      inventory_level: variant.stock,
    },
  }
}
