/** A size and the range of chest circumferences that it fits, in centimetres. */
export interface ChestSize {
  readonly key: string
  readonly chest: readonly [from: number, to: number]
}

export type WornBy = 'women' | 'men' | 'all'

/** The answers of the shopper, in centimetres. */
export interface BodyAnswers {
  readonly height: number
  /** Null if the shopper has no tape; the usual size then decides. */
  readonly chest: number | null
  /** Key of the size that the shopper usually buys; null if the shopper does not know it. */
  readonly usual: string | null
  readonly fit: 'close' | 'regular' | 'loose'
}

/** What decided between two sizes. `chest` means that only the measurement decided. */
type Reason = 'close' | 'loose' | 'tall' | 'short' | 'usual' | 'chest'

export type SizeAdvice =
  | { readonly kind: 'fits'; readonly size: ChestSize }
  | { readonly kind: 'between'; readonly size: ChestSize; readonly other: ChestSize; readonly reason: Reason }
  | { readonly kind: 'outside' | 'unmeasured'; readonly size: ChestSize }

/** How exactly a person measures a chest with a tape, in centimetres. An estimate. */
const TAPE_TOLERANCE = 1

/**
 * The heights between which the length of a size needs no correction, in centimetres. Estimates: the size tables
 * contain no heights.
 */
const AVERAGE_HEIGHTS: Readonly<Record<WornBy, readonly [from: number, to: number]>> = {
  women: [160, 176],
  men: [172, 188],
  all: [165, 183],
}

type MeasuredAnswers = BodyAnswers & { readonly chest: number }

const distance = (chest: number, [from, to]: ChestSize['chest']): number => Math.max(from - chest, chest - to, 0)

/** Decides between two neighbouring sizes: first the fit that the shopper wants, then the height, then the habit. */
const decide = (
  [smaller, larger]: readonly [ChestSize, ChestSize],
  { height, chest, usual, fit }: MeasuredAnswers,
  [short, tall]: readonly [number, number],
): SizeAdvice => {
  const small = (reason: Reason): SizeAdvice => ({ kind: 'between', size: smaller, other: larger, reason })
  const large = (reason: Reason): SizeAdvice => ({ kind: 'between', size: larger, other: smaller, reason })
  if (fit === 'close') return small('close')
  if (fit === 'loose') return large('loose')
  if (height > tall) return large('tall')
  if (height < short) return small('short')
  if (usual === smaller.key) return small('usual')
  if (usual === larger.key) return large('usual')
  // In the middle the larger size is the safer choice: a garment that is too tight cannot be worn.
  return distance(chest, smaller.chest) < distance(chest, larger.chest) ? small('chest') : large('chest')
}

const findMeasured = (
  sizes: readonly ChestSize[],
  answers: MeasuredAnswers,
  heights: readonly [number, number],
): SizeAdvice | null => {
  const { chest: measured } = answers
  const near = sizes.filter(({ chest }) => distance(measured, chest) <= TAPE_TOLERANCE)
  const [size, next] = near
  if (size !== undefined && next !== undefined) return decide([size, next], answers, heights)
  if (size !== undefined) return { kind: 'fits', size }
  const [closest] = sizes.toSorted((one, other) => distance(measured, one.chest) - distance(measured, other.chest))
  return closest === undefined ? null : { kind: 'outside', size: closest }
}

/**
 * Suggests a size from body measurements, or the usual size without a measurement of the chest. `sizes` are in ascending
 * order. Returns null if there is nothing to suggest. A chest outside all sizes gets the closest size.
 */
export const findSize = (sizes: readonly ChestSize[], answers: BodyAnswers, wornBy: WornBy): SizeAdvice | null => {
  const { chest, usual } = answers
  if (chest !== null) return findMeasured(sizes, { ...answers, chest }, AVERAGE_HEIGHTS[wornBy])
  const size = sizes.find(({ key }) => key === usual)
  return size === undefined ? null : { kind: 'unmeasured', size }
}
