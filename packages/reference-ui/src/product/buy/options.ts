import type { OptionValue, OptionValueView, OptionView, Product, ProductView } from '@cairn/core/product'

/** The names under which the shop's products have their colours and sizes. */
export const COLOR = 'Color'
export const SIZE = 'Size'

export const chosenValue = ({ values, chosen }: OptionView): OptionValueView | undefined =>
  values.find(({ key }) => key === chosen)

/** Returns the first option that the shopper has not chosen yet. */
export const missingOption = ({ options }: ProductView): OptionView | undefined =>
  options.find(({ chosen }) => chosen === null)

/** Returns the sizes of a product; none for a product without sizes. */
export const sizesOf = ({ options }: Pick<Product, 'options'>): readonly OptionValue[] =>
  options.find(({ name }) => name === SIZE)?.values ?? []
