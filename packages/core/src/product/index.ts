export {
  choiceOfVariant,
  chooseOption,
  hasStock,
  imagesOf,
  isInStock,
  isSwatchOption,
  openProduct,
  viewProduct,
} from './product.rules.ts'
export type * from './product.types.ts'
