import type { Inventory } from '../inventory/inventory.types.ts'
import type { Vertical } from '../vertical.ts'
import { checkoutHandlers } from './checkout.operations.ts'
import { checkoutPages } from './checkout.pages.ts'

export function createCheckout(inventory: Inventory): Vertical {
  return {
    name: 'checkout',
    rateLimits: { startCheckout: 30 },
    operations: (context) => ({ store: checkoutHandlers(context, inventory) }),
    pages: (app, context) => checkoutPages(app, context, inventory),
  }
}
