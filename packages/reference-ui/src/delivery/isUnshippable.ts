import type { Product } from '@cairn/core/product'

/** Whether a product cannot be sent to a country, by the list that the back end sends (`custom.unshippableTo`). */
export const isUnshippable = ({ custom }: Pick<Product, 'custom'>, country: string): boolean =>
  Array.isArray(custom?.unshippableTo) && custom.unshippableTo.includes(country)
