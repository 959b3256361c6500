import type { PriceRange } from '@cairn/core/search'

/** Field of the price facet, and prefix of its two ends in the URL. */
export const PRICE = 'price'
/** Parameters of the lowest and the highest price; the search service uses the same names. */
export const LOW = `${PRICE}.low`
export const HIGH = `${PRICE}.high`

/** The parameters of a URL, or the fields of a form. */
interface PriceParams {
  get(name: string): unknown
}

/**
 * A price as shoppers type it in any language. A point or comma before three digits may separate decimals or thousands,
 * so such a price is malformed.
 */
const AMOUNT = /^\d{1,7}(?:[.,]\d{1,2})?$/
/** Characters that do not change a price: spaces, Swiss separators of thousands, currency signs. */
const IGNORED = /[\s'’\p{Sc}]/gu

/** Reads a price; undefined if it is empty, NaN if it is malformed. */
const readAmount = (params: PriceParams, name: string): number | undefined => {
  const text = String(params.get(name) ?? '').replace(IGNORED, '')
  if (text === '') return undefined
  return AMOUNT.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}

/**
 * Reads the price range of a URL or of the form with the price fields; undefined if both ends are open. An empty or
 * malformed price counts as absent.
 */
export const readPrice = (params: PriceParams, prefix = ''): PriceRange | undefined => {
  const [low = Number.NaN, high = Number.NaN] = [LOW, HIGH].map((name) => readAmount(params, prefix + name))
  return low >= 0 || high >= 0 ? { ...(low >= 0 && { low }), ...(high >= 0 && { high }) } : undefined
}

/** What is wrong with the fields of the price range, by the name of the field. */
export type PriceFaults = Readonly<Partial<Record<typeof LOW | typeof HIGH, 'malformed' | 'reversed'>>>

/** Finds malformed prices, and ends in the wrong order, in a URL or in the form with the price fields. */
export const priceFaults = (params: PriceParams): PriceFaults => {
  const { low = 0, high = Number.POSITIVE_INFINITY } = readPrice(params) ?? {}
  const malformed = [LOW, HIGH].filter((name) => Number.isNaN(readAmount(params, name)))
  return {
    ...(low > high && { [HIGH]: 'reversed' }),
    ...Object.fromEntries(malformed.map((name) => [name, 'malformed'])),
  }
}

/** Returns the value of a price range in the price facet. */
export const priceValue = ({ low = '', high = '' }: Partial<Record<keyof PriceRange, unknown>>): string =>
  `${low}..${high}`

/** Returns the price range of a value of the price facet. */
export const priceOf = (value: string): PriceRange | undefined => {
  const [low, high] = value.split('..')
  return readPrice(
    new Map([
      [LOW, low],
      [HIGH, high],
    ]),
  )
}
