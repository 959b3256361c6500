export {
  choiceOfVariant,
  chooseOption,
  hasStock,
  imagesOf,
  isInStock,
  isSwatchOption,
  viewProduct,
} from './product.rules.ts'
export { openProduct } from './product.state.ts'
export type * from './product.types.ts'
