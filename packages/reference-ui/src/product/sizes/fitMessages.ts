import type { Product } from '@cairn/core/product'
import type { Messages } from '../../messages/index.ts'

/** Returns the texts about a product's fit, because French, Italian and Portuguese use different words for shoes. */
export const fitMessages = (
  { breadcrumbs }: Pick<Product, 'breadcrumbs'>,
  words: Messages['product'],
): Messages['product']['shoes'] => (breadcrumbs.some(({ url }) => /category=shoes\b/.test(url)) ? words.shoes : words)
