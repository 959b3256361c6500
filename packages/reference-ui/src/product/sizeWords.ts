import type { Product } from '@cairn/core/product'
import type { Messages } from '../messages/index.ts'

/** What is said of the sizes of a product: French, Italian and Portuguese have other words for those of shoes. */
export const sizeWords = (
  { breadcrumbs }: Pick<Product, 'breadcrumbs'>,
  words: Messages['product'],
): Messages['product']['shoes'] => (breadcrumbs.some(({ url }) => /category=shoes\b/.test(url)) ? words.shoes : words)
