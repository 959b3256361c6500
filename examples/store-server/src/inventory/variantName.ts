import type { SellableVariant } from './inventory.types.ts'

/** Names a variant with its options, such as colour and size. */
export const variantName = ({ name, options }: SellableVariant): string =>
  [name, ...options.map(({ value }) => value)].join(', ')
