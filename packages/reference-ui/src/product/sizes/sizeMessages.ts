import type { Product } from '@cairn/core/product'
import type { Messages } from '../../messages/index.ts'

/**
 * Returns the texts about a product's sizes, because French, Italian and Portuguese use a different word for shoe
 * sizes.
 */
export const sizeMessages = (
  { breadcrumbs }: Pick<Product, 'breadcrumbs'>,
  words: Messages['product'],
): Messages['product']['shoes'] => (breadcrumbs.some(({ url }) => /category=shoes\b/.test(url)) ? words.shoes : words)
