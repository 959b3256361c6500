import type { OptionValue, Product, ProductOption, ProductView } from '@cairn/core/product'
import type { Messages } from '../../messages/index.ts'

/** The names of the options for the colour and the size of a product. */
export const COLOR = 'Color'
export const SIZE = 'Size'

/** Returns the name of an option in the language of the page. */
export const optionLegend = ({ name, label }: ProductOption, words: Messages['product']): string =>
  name === SIZE ? words.size : (label ?? (name === COLOR ? words.colour : name))

/** Returns the first option that the shopper has not chosen yet. */
export const missingOption = ({ product: { options }, choice }: ProductView): ProductOption | undefined =>
  options.find(({ name }) => choice[name] === undefined)

/** Returns the labels of the chosen values, for the options that `isMeant` accepts. */
export const chosenLabels = (
  { product: { options }, choice }: ProductView,
  isMeant: (option: ProductOption) => boolean,
): readonly string[] =>
  options
    .filter(isMeant)
    .flatMap(({ name, values }) => values.flatMap(({ key, label }) => (key === choice[name] ? label : [])))

/** Returns the sizes of a product; none for a product without sizes. */
export const sizesOf = ({ options }: Pick<Product, 'options'>): readonly OptionValue[] =>
  options.find(({ name }) => name === SIZE)?.values ?? []
