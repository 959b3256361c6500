import { viewProduct } from './product.rules.ts'
import type { Choice, Product, ProductState, ProductView } from './product.types.ts'

/** Returns the state with this product open, or with another variant of the open product. */
export const openProduct = (
  product: Product,
  choice: Choice = {},
): ProductState & { readonly product: ProductView } => ({
  product: viewProduct(product, choice),
  bgOverlay: true,
  openProductId: product.id,
})
