import { type Choice, viewProduct } from './product.rules.ts'
import type { Product, ProductState, ProductView } from './product.types.ts'

/** No quick view, nothing over the page. */
export const NO_PRODUCT: ProductState = { product: null, bgOverlay: false, openProductId: null }

/** Opens a product, or chooses another variant of the one that is open. */
export const openProduct = (
  product: Product,
  choice: Choice = {},
): ProductState & { readonly product: ProductView } => ({
  product: viewProduct(product, choice),
  bgOverlay: true,
  openProductId: product.id,
})

/** Something else comes over the page, or leaves it; an open product keeps it dimmed. */
export const dimPage = (state: ProductState, isCovered: boolean): ProductState => ({
  ...state,
  bgOverlay: isCovered || state.openProductId !== null,
})
