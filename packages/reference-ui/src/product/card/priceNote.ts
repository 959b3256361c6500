import type { Product } from '@cairn/core/product'

/** Returns the back end's sentence about a reduced price, such as the lowest price of the 30 days before. */
export const priceNote = ({ custom }: Pick<Product, 'custom'>): string | undefined =>
  typeof custom?.priceNote === 'string' ? custom.priceNote : undefined
