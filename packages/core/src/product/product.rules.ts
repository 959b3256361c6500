import type { Id } from '../shared/id.ts'
import { STOCK_IS_LOW_BELOW } from '../shared/stock.ts'
import type {
  Choice,
  OptionValue,
  Product,
  ProductImage,
  ProductOption,
  ProductState,
  ProductView,
  Variant,
} from './product.types.ts'

/**
 * Whether a variant can be bought. The shopper can always buy a variant whose stock is unknown or not
 * tracked (docs/spec/rulings.md#4).
 */
export const isInStock = ({ isTracked, inventoryLevel }: Variant): boolean =>
  !isTracked || inventoryLevel === null || inventoryLevel > 0

/** Whether an option is shown as swatches: its values have a colour or images. */
export const isSwatchOption = ({ values }: ProductOption): boolean =>
  values.some(({ hex, images }) => hex !== undefined || images !== undefined)

/** Whether a variant has every chosen value. */
const matches = ({ options }: Variant, choice: Choice): boolean =>
  Object.entries(choice).every(([name, key]) => key === undefined || options[name] === key)

/** Returns the value with that key, or undefined. */
const findValue = (values: readonly OptionValue[], key: string | undefined): OptionValue | undefined =>
  values.find((value) => value.key === key)

/**
 * Whether any variant with these values is in stock. A picker calls this twice for each value: with the other choices
 * (`{ ...view.choice, Size: 'm' }`) to mark a value that this combination lacks, and alone (`{ Size: 'm' }`) to mark a
 * value that is sold out everywhere.
 */
export const hasStock = ({ variants }: Product, choice: Choice): boolean =>
  variants.some((variant) => matches(variant, choice) && isInStock(variant))

/**
 * Completes the choice where the shopper has nothing to decide: an option with one value gets that value, and an option
 * with swatches gets the first one, because the page shows its images. Unknown options and values are dropped.
 */
const resolveChoice = ({ options }: Product, choice: Choice): Choice =>
  Object.fromEntries(
    options.flatMap((option) => {
      const { name, values } = option
      const isGiven = values.length === 1 || isSwatchOption(option)
      const value = findValue(values, choice[name]) ?? (isGiven ? values[0] : undefined)
      return value === undefined ? [] : [[name, value.key] as const]
    }),
  )

/**
 * Returns the choice after the shopper has chosen a value; for example, choosing Pine for a jacket in Rust and L drops
 * the L if Pine jackets have no L. As long as no variant has all chosen values, the function drops the choice of an
 * option after the chosen one, beginning with the last option.
 */
export const chooseOption = ({ options, variants }: Product, choice: Choice, name: string, key: string): Choice => {
  let chosen: Choice = { ...choice, [name]: key }
  const later = options.slice(options.findIndex((option) => option.name === name) + 1)
  for (const option of later.toReversed())
    if (!variants.some((variant) => matches(variant, chosen))) chosen = { ...chosen, [option.name]: undefined }
  return chosen
}

/**
 * Returns the choice of the variant that a URL names (`?variant=`), or an empty choice if the URL names none (null). An
 * unknown id selects among the variants with the first swatches: the first one in stock, or the first one if all are
 * sold out (spec 2.routes.variant-honoured).
 */
export const choiceOfVariant = (product: Product, named: Id | null): Choice => {
  if (named === null) return {}
  const { variants } = product
  const first = variants.filter((variant) => matches(variant, resolveChoice(product, {})))
  const variant = variants.find(({ id }) => id === named) ?? first.find(isInStock) ?? first[0]
  return variant?.options ?? {}
}

/** Returns the images of the first chosen value that has images, otherwise the images of the product. */
export const imagesOf = (product: Product, choice: Choice = {}): readonly ProductImage[] => {
  const resolved = resolveChoice(product, choice)
  const chosen = product.options.map(({ name, values }) => findValue(values, resolved[name])?.images ?? [])
  return chosen.find((images) => images.length > 0) ?? product.images
}

/** Returns the view of a product for a choice; unknown options and values are dropped. */
export const viewProduct = (product: Product, given: Choice): ProductView => {
  const choice = resolveChoice(product, given)
  const fitting = product.variants.filter((variant) => matches(variant, choice))
  const isComplete = Object.keys(choice).length === product.options.length
  const currentVariant = (isComplete && fitting[0]) || null
  const priced = currentVariant ?? fitting.find(isInStock) ?? fitting[0] ?? product.variants[0]
  if (priced === undefined) throw new RangeError('A product has at least one variant')
  const level = currentVariant?.isTracked ? currentVariant.inventoryLevel : null
  return {
    product,
    choice,
    images: imagesOf(product, choice),
    currentVariant,
    currentPrice: priced.price,
    regularPrice: priced.regularPrice,
    isOutOfStock: !(currentVariant === null ? fitting : [currentVariant]).some(isInStock),
    remaining: level !== null && level >= 1 && level < STOCK_IS_LOW_BELOW ? level : null,
    unavailable: product.isRetired ? 'retired' : product.isComingSoon ? 'coming-soon' : null,
  }
}

/** Returns the state with this product open, or with another variant of the open product. */
export const openProduct = (
  product: Product,
  choice: Choice = {},
): ProductState & { readonly product: ProductView } => ({
  product: viewProduct(product, choice),
  bgOverlay: true,
  openProductId: product.id,
})
