import type { Order, OrderLine } from '@cairn/core/account'
import type { CartLine } from '@cairn/core/cart'
import type { SearchCard } from '@cairn/core/search'
import { createCartLine } from '@cairn/core/testing'
import type { WishlistItem } from '@cairn/core/wishlist'
import type { Captured } from './captured.ts'

const cardAt = ({ topSellers, found }: Captured, index: number): SearchCard => {
  const known = new Set(topSellers.map(({ id }) => id))
  const all = [...topSellers, ...found.products.filter(({ id }) => !known.has(id))]
  const card = all[index % all.length]
  if (card === undefined) throw new Error('Nothing was captured')
  return card
}

/** Returns a cart line with a product from the top sellers, by default with plenty in stock. */
export const lineOf = (data: Captured, index: number, change: Partial<CartLine> = {}): CartLine => {
  const { id, name, slug, imageUrl, price, regularPrice, tones, variantId } = cardAt(data, index)
  const now = price?.amount ?? 0
  const regular = regularPrice?.amount ?? now
  const { quantity = 1 } = change
  return createCartLine({
    id: `line-${index}`,
    productId: id,
    variantId,
    sku: `CN-${id}`,
    name,
    slug,
    imageUrl,
    options: [
      { name: 'Color', value: tones[0]?.name ?? 'Spruce' },
      { name: 'Size', value: 'M' },
    ],
    listPrice: regular,
    salePrice: now,
    extendedPrice: now * quantity,
    extendedListPrice: regular * quantity,
    inventoryLevel: 50,
    ...change,
  })
}

export const linesOf = (data: Captured, count: number): readonly CartLine[] =>
  Array.from({ length: count }, (_, index) => lineOf(data, index))

/** Returns a wish-list item with a product from the top sellers. */
export const wishlistItemOf = (data: Captured, index: number, change: Partial<WishlistItem> = {}): WishlistItem => {
  const { id, variantId, slug, name, category, imageUrl, price, regularPrice, tones } = cardAt(data, index)
  if (price === null) throw new Error(`${name} was captured without a price`)
  return {
    id: `${index + 1}`,
    productId: id,
    variantId,
    slug,
    name,
    category,
    imageUrl,
    options: [
      { name: 'Color', value: tones[0]?.name ?? 'Spruce' },
      { name: 'Size', value: 'M' },
    ],
    price,
    regularPrice,
    isAvailable: true,
    ...change,
  }
}

const orderLineOf = (data: Captured, index: number): OrderLine => {
  const { variantId, sku, name, slug, imageUrl, options, price } = {
    ...lineOf(data, index),
    ...wishlistItemOf(data, index),
  }
  return { variantId: variantId ?? '0', sku, name, slug, imageUrl, options, quantity: 1, price, extendedPrice: price }
}

/** Returns an order of two products from the top sellers, starting at `index`. */
export const orderOf = (data: Captured, index: number, change: Partial<Order> = {}): Order => {
  const lines = [orderLineOf(data, index), orderLineOf(data, index + 1)]
  const currency = lines[0]?.price.currency ?? 'EUR'
  const money = (amount: number) => ({ amount, currency })
  const goods = lines.reduce((sum, { extendedPrice }) => sum + extendedPrice.amount, 0)
  return {
    number: `CN-10${420 + index}`,
    status: 'shipped',
    placedAt: new Date(Date.UTC(2026, 8, 1 + index)).toISOString(),
    discount: money(0),
    subtotal: money(goods),
    shippingCost: money(590),
    total: money(goods + 590),
    taxIncluded: true,
    shippingOption: 'Standard',
    address: {
      firstName: 'Robin',
      lastName: 'Walker-Hohenfels',
      line1: 'Am Alten Bergwerkstollen 128',
      line2: null,
      city: 'Garmisch-Partenkirchen',
      postalCode: '82467',
      country: 'DE',
    },
    lines,
    ...change,
  }
}
