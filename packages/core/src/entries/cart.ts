export * from '../cart/index.ts'
export { cart } from '../domains/cart.ts'
