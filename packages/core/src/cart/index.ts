export { STOCK_IS_LOW_BELOW } from '../shared/stock.ts'
export { cartMachine } from './cart.machine.ts'
export { applyChanges } from './cart.optimistic.ts'
export {
  allItemsInStock,
  checkoutBlockers,
  clampQuantity,
  countPieces,
  maxQuantity,
  parseQuantity,
  quantityOptions,
  stockNotice,
  unavailability,
} from './cart.rules.ts'
export type * from './cart.types.ts'
export { type CartDomain, type CartViewOptions, createCartDomain } from './cart.view.ts'
