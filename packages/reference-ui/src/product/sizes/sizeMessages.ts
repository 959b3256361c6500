import type { Product } from '@cairn/core/product'
import type { Messages } from '../../messages/index.ts'

/**
 * Returns the texts about the sizes of a product. French, Italian and Portuguese have different words for shoe sizes.
 */
export const sizeMessages = (
  { breadcrumbs }: Pick<Product, 'breadcrumbs'>,
  words: Messages['product'],
): Messages['product']['shoes'] => (breadcrumbs.some(({ url }) => /category=shoes\b/.test(url)) ? words.shoes : words)
