/** A circumference of the body that decides about a size. */
export type Girth = 'chest' | 'waist' | 'hip'

type Range = readonly [from: number, to: number]

/** A size and the ranges of the girths that it fits, in centimetres. Either the chest or the waist and the hip. */
export interface BodySize {
  readonly key: string
  readonly ranges: Readonly<Partial<Record<Girth, Range>>>
}

export type WornBy = 'women' | 'men' | 'all'

/** The answers of the shopper, in centimetres. */
export interface BodyAnswers {
  /** Null for a garment whose length hardly grows with its size, such as trousers. */
  readonly height: number | null
  /** The measured girths; none if the shopper has no tape, so that the usual size decides. */
  readonly girths: Readonly<Partial<Record<Girth, number>>>
  /** Key of the size that the shopper usually buys; null if the shopper does not know it. */
  readonly usual: string | null
  readonly fit: 'close' | 'regular' | 'loose'
}

/** What decided between two sizes. `measured` means that only the measurement decided. */
type Reason = 'close' | 'loose' | 'tall' | 'short' | 'usual' | 'measured'

export type SizeAdvice =
  | { readonly kind: 'between'; readonly size: BodySize; readonly other: BodySize; readonly reason: Reason }
  | { readonly kind: 'split'; readonly size: BodySize; readonly waist: BodySize; readonly hip: BodySize }
  | { readonly kind: 'fits' | 'outside' | 'unmeasured'; readonly size: BodySize; readonly girth: Girth }

/** How exactly a person measures with a tape, in centimetres. An estimate. */
const TAPE_TOLERANCE = 1

/**
 * The heights between which the length of a size needs no correction, in centimetres. Estimates: the size tables
 * contain no heights.
 */
const AVERAGE_HEIGHTS: Readonly<Record<WornBy, Range>> = {
  women: [160, 176],
  men: [172, 188],
  all: [165, 183],
}

const GIRTHS: readonly Girth[] = ['chest', 'waist', 'hip']

interface Measurement {
  readonly girth: Girth
  readonly length: number
}

/** Returns how far a measurement is outside the range of a size. */
const distance = ({ girth, length }: Measurement, { ranges }: BodySize): number => {
  const [from, to] = ranges[girth] ?? [0, 0]
  return Math.max(from - length, length - to, 0)
}

/** Decides between two neighbouring sizes: first the fit that the shopper wants, then the height, then the habit. */
const decide = (
  [smaller, larger]: readonly [BodySize, BodySize],
  measurement: Measurement,
  { height, usual, fit }: BodyAnswers,
  [short, tall]: Range,
): SizeAdvice => {
  const small = (reason: Reason): SizeAdvice => ({ kind: 'between', size: smaller, other: larger, reason })
  const large = (reason: Reason): SizeAdvice => ({ kind: 'between', size: larger, other: smaller, reason })
  if (fit === 'close') return small('close')
  if (fit === 'loose') return large('loose')
  if (height !== null && height > tall) return large('tall')
  if (height !== null && height < short) return small('short')
  if (usual === smaller.key) return small('usual')
  if (usual === larger.key) return large('usual')
  // In the middle the larger size is the safer choice: a garment that is too tight cannot be worn.
  return distance(measurement, smaller) < distance(measurement, larger) ? small('measured') : large('measured')
}

/** Returns the one size or the two neighbouring sizes that a measurement fits; none if it is outside all sizes. */
const sizesNear = (sizes: readonly BodySize[], measurement: Measurement): readonly BodySize[] => {
  const near = sizes.filter((size) => distance(measurement, size) <= TAPE_TOLERANCE)
  if (near.length > 0) return near
  // Between the ranges of two neighbours can be a gap that is wider than the tolerance.
  const next = sizes.findIndex(({ ranges }) => (ranges[measurement.girth]?.[0] ?? 0) > measurement.length)
  return next > 0 ? sizes.slice(next - 1, next + 1) : []
}

const closestSize = (sizes: readonly BodySize[], measurement: Measurement): BodySize | undefined =>
  sizes.toSorted((one, other) => distance(measurement, one) - distance(measurement, other))[0]

/** Suggests the larger size if the waist and the hip fit different sizes: it is wide enough for both. */
const adviseSplit = (
  sizes: readonly BodySize[],
  waists: readonly BodySize[],
  hips: readonly BodySize[],
): SizeAdvice | null => {
  const isHipWider = sizes.findIndex((size) => hips.includes(size)) > sizes.findIndex((size) => waists.includes(size))
  const waist = waists.at(isHipWider ? -1 : 0)
  const hip = hips.at(isHipWider ? 0 : -1)
  return waist === undefined || hip === undefined ? null : { kind: 'split', size: isHipWider ? hip : waist, waist, hip }
}

/**
 * Suggests a size from body measurements, or the usual size without any. `sizes` are in ascending order. Returns null if
 * there is nothing to suggest. A measurement outside all sizes gets the closest size.
 */
export const findSize = (sizes: readonly BodySize[], answers: BodyAnswers, wornBy: WornBy): SizeAdvice | null => {
  const measurements = GIRTHS.flatMap((girth): readonly Measurement[] => {
    const length = answers.girths[girth]
    return length === undefined ? [] : [{ girth, length }]
  })
  const [first] = measurements
  if (first === undefined) {
    const usual = sizes.find(({ key }) => key === answers.usual)
    const girth = GIRTHS.find((each) => usual?.ranges[each] !== undefined)
    return usual === undefined || girth === undefined ? null : { kind: 'unmeasured', size: usual, girth }
  }
  const outside = measurements.find((measurement) => sizesNear(sizes, measurement).length === 0)
  if (outside !== undefined) {
    const size = closestSize(sizes, outside)
    return size === undefined ? null : { kind: 'outside', size, girth: outside.girth }
  }
  const [fitting = [], hips = fitting] = measurements.map((measurement) => sizesNear(sizes, measurement))
  const [size, next] = fitting.filter((each) => hips.includes(each))
  if (size === undefined) return adviseSplit(sizes, fitting, hips)
  if (next !== undefined) return decide([size, next], first, answers, AVERAGE_HEIGHTS[wornBy])
  // Name the girth that fits best: the other one may be within the tolerance only, outside the range of the sentence.
  const [best = first] = measurements.toSorted((one, other) => distance(one, size) - distance(other, size))
  return { kind: 'fits', size, girth: best.girth }
}
