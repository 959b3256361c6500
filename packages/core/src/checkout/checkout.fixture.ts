import { metafieldValue } from './checkout.rules.ts'
import type { CheckoutCart } from './checkout.types.ts'

export const cart: CheckoutCart = {
  id: 'cart-1',
  version: 4,
  blockers: [],
  items: [
    { sku: 'B', variantId: 2, quantity: 1 },
    { sku: 'A', variantId: 1, quantity: 3 },
  ],
}
export const note = metafieldValue(cart)
export const ours = (id: number, value: string) => ({ id, key: 'cart-items', value })
