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

const textOf = (params: PriceParams, name: string): string => {
  const text = params.get(name)
  return typeof text === 'string' ? text.replace(IGNORED, '') : ''
}

const readAmount = (params: PriceParams, name: string): number | undefined => {
  const text = textOf(params, name)
  return AMOUNT.test(text) ? Number(text.replace(',', '.')) : undefined
}

/**
 * Reads the price range of a URL or of the form with the price fields; undefined if both ends are open. An empty or
 * malformed price counts as absent.
 */
export const readPrice = (params: PriceParams, prefix = ''): PriceRange | undefined => {
  const [low, high] = [readAmount(params, prefix + LOW), readAmount(params, prefix + HIGH)]
  if (low === undefined && high === undefined) return undefined
  return { ...(low !== undefined && { low }), ...(high !== undefined && { high }) }
}

/** What is wrong with the fields of the price range, by the name of the field. */
export type PriceFaults = Readonly<Partial<Record<typeof LOW | typeof HIGH, 'malformed' | 'reversed'>>>

/** Finds malformed prices, and ends in the wrong order, in a URL or in the form with the price fields. */
export const priceFaults = (params: PriceParams): PriceFaults => {
  const isMalformed = (name: string) => textOf(params, name) !== '' && readAmount(params, name) === undefined
  return {
    ...(isReversed(readPrice(params) ?? {}) && { [HIGH]: 'reversed' }),
    ...(isMalformed(LOW) && { [LOW]: 'malformed' }),
    ...(isMalformed(HIGH) && { [HIGH]: 'malformed' }),
  }
}

/** Whether the ends of a range are in the wrong order. */
const isReversed = ({ low = 0, high = Infinity }: PriceRange): boolean => low > high

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
