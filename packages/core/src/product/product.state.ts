import { type Choice, viewProduct } from './product.rules.ts'
import type { Product, ProductState, ProductView } from './product.types.ts'

/** Opens a product, or chooses another variant of the one that is open. */
export const openProduct = (
  product: Product,
  choice: Choice = {},
): ProductState & { readonly product: ProductView } => ({
  product: viewProduct(product, choice),
  bgOverlay: true,
  openProductId: product.id,
})
