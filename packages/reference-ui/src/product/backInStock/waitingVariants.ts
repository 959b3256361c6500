import type { ProductView, Variant } from '@cairn/core/product'

/** A variant that a shopper can wait for, with the labels of the values that are not chosen yet. */
export interface WaitingVariant {
  readonly id: string
  readonly label: string
}

const isSoldOut = ({ isTracked, inventoryLevel }: Variant): boolean => isTracked && (inventoryLevel ?? 0) < 1

/**
 * Returns the variants that match the choice so far and cannot be bought. With a complete choice it is the chosen
 * variant.
 */
export const waitingVariants = ({ product, choice, unavailable }: ProductView): readonly WaitingVariant[] => {
  const open = product.options.filter(({ name }) => choice[name] === undefined)
  return product.variants
    .filter(({ options }) => product.options.every(({ name }) => (choice[name] ?? options[name]) === options[name]))
    .filter((variant) => unavailable === 'coming-soon' || isSoldOut(variant))
    .map(({ id, options }) => ({
      id,
      label: open
        .flatMap(({ name, values }) => values.flatMap(({ key, label }) => (key === options[name] ? label : [])))
        .join(', '),
    }))
}
