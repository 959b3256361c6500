import type { Product } from '@cairn/core/product'

type Categorised = Pick<Product, 'breadcrumbs' | 'category'>

/**
 * Returns the type of a product, such as `jackets`: its widest category. The breadcrumbs contain the category's key,
 * which is the same in every language; without one, the name of the category is the type.
 */
export const garmentType = ({ breadcrumbs, category }: Categorised): string => {
  const keys = breadcrumbs.flatMap(({ url }) => new URLSearchParams(url.split('?')[1]).get('filter.category') ?? [])
  return keys[0] ?? category[0] ?? ''
}

/** Returns the key under which the size is remembered, because women's and men's sizes differ. */
export const sizeType = (product: Categorised & Pick<Product, 'gender'>): string =>
  `${product.gender} ${garmentType(product)}`
