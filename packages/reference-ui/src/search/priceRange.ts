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

/** Reads a price of a URL or a form field. An empty, negative or malformed price counts as absent. */
const readAmount = (params: PriceParams, name: string): number | undefined => {
  const text = params.get(name)
  const amount = typeof text === 'string' && text.trim() !== '' ? Number(text) : -1
  return amount >= 0 && amount < Infinity ? amount : undefined
}

/** Reads the price range of a URL or of the form with the price fields; undefined if both ends are open. */
export const readPrice = (params: PriceParams, prefix = ''): PriceRange | undefined => {
  const [low, high] = [readAmount(params, prefix + LOW), readAmount(params, prefix + HIGH)]
  if (low === undefined && high === undefined) return undefined
  return { ...(low !== undefined && { low }), ...(high !== undefined && { high }) }
}

/** Whether the ends of a range are in the wrong order. */
export const isReversed = ({ low = 0, high = Infinity }: PriceRange): boolean => low > high

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
