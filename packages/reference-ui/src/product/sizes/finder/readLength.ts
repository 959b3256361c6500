import { CENTIMETRES_PER_INCH, type Unit } from '../lengths.ts'

/** The lengths that a person can have, in centimetres, by measurement. */
export const LIMITS = { height: [120, 230], chest: [55, 170], waist: [45, 170], hip: [60, 180] } as const

export type Limits = readonly [from: number, to: number]

const INCHES_PER_FOOT = 12
const CENTIMETRES_PER_METRE = 100

/** The limits that a text names in inches are rounded to half an inch, so up to this far outside them is accepted. */
const ROUNDING = 0.7

const NUMBER = String.raw`(\d+(?:\.\d+)?)`
const FEET = `(?:'|ft\\.?|foot|feet|fu(?:ß|ss)|pieds?|pies?|piedi|pés?)`
const INCHES = `(?:"|''|in\\.?|inch(?:es)?|zoll|pouces?|pulgadas?|pollic[ei]|polegadas?)`

const BARE = new RegExp(`^${NUMBER}$`)
const IN_CENTIMETRES = new RegExp(`^${NUMBER} ?cm$`)
const IN_METRES = new RegExp(`^${NUMBER} ?m$`)
/** "1 m 70", as the French write it. */
const IN_METRES_AND_CENTIMETRES = /^(\d) ?m ?(\d\d)(?: ?cm)?$/
const IN_INCHES = new RegExp(`^${NUMBER} ?${INCHES}$`)
const IN_FEET = new RegExp(`^(\\d) ?${FEET}(?: ?${NUMBER} ?${INCHES}?)?$`)

/** Makes one character of the various signs for feet and inches, and a decimal point of a comma. */
const normalize = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replaceAll(/[’‘′´`]/g, "'")
    .replaceAll(/[”“″]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .replace(',', '.')

const withUnit = (text: string): number | null => {
  const inCentimetres = IN_CENTIMETRES.exec(text)
  if (inCentimetres !== null) return Number(inCentimetres[1])
  const inMetres = IN_METRES.exec(text)
  if (inMetres !== null) return Number(inMetres[1]) * CENTIMETRES_PER_METRE
  const inBoth = IN_METRES_AND_CENTIMETRES.exec(text)
  if (inBoth !== null) return Number(inBoth[1]) * CENTIMETRES_PER_METRE + Number(inBoth[2])
  const inInches = IN_INCHES.exec(text)
  if (inInches !== null) return Number(inInches[1]) * CENTIMETRES_PER_INCH
  const inFeet = IN_FEET.exec(text)
  if (inFeet === null) return null
  const inches = Number(inFeet[2] ?? 0)
  if (inches >= INCHES_PER_FOOT) return null
  return (Number(inFeet[1]) * INCHES_PER_FOOT + inches) * CENTIMETRES_PER_INCH
}

/**
 * Reads a length that the shopper has typed, with a decimal point or comma, as centimetres. A number without a unit is
 * in `unit`, or in metres if only that is possible. Returns null if it is no length or outside `limits`.
 */
export const readLength = (typed: string, unit: Unit, [from, to]: Limits): number | null => {
  const text = normalize(typed)
  const fits = (length: number) => length >= from - ROUNDING && length <= to + ROUNDING
  const bare = BARE.exec(text)
  if (bare === null) {
    const length = withUnit(text)
    return length !== null && fits(length) ? length : null
  }
  const number = Number(bare[1])
  const lengths = [number * (unit === 'in' ? CENTIMETRES_PER_INCH : 1), number * CENTIMETRES_PER_METRE]
  return lengths.find(fits) ?? null
}
