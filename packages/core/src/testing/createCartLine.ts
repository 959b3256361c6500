import type { CartLine } from '../cart/cart.types.ts'

/**
 * Creates a cart line for a test: one jacket that costs 10.00, with a stock of twelve, and the given changes. A changed
 * price or quantity does not change the other amounts.
 *
 * @example createCartLine({ quantity: 2, extendedPrice: 2000 })
 */
export const createCartLine = (change: Partial<CartLine> = {}): CartLine => ({
  id: 'line-1',
  kind: 'physical',
  productId: '1',
  variantId: '1',
  sku: 'JACKET-M',
  name: 'Jacket',
  slug: 'jacket',
  imageUrl: null,
  options: [],
  properties: {},
  custom: {},
  quantity: 1,
  listPrice: 1000,
  salePrice: 1000,
  extendedPrice: 1000,
  extendedListPrice: 1000,
  discountAmount: 0,
  couponAmount: 0,
  isMutable: true,
  needsShipping: true,
  isComingSoon: false,
  isRetired: false,
  itemError: null,
  isTracked: true,
  inventoryLevel: 12,
  ...change,
})
