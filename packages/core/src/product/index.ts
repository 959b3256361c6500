export { type Choice, choiceOfVariant, isInStock, viewProduct } from './product.rules.ts'
export type * from './product.types.ts'
