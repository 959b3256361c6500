import { CENTIMETRES_PER_INCH, type Unit } from '../lengths.ts'

/** The lengths that a person can have, in centimetres, by measurement. */
export const LIMITS = { height: [120, 230], chest: [55, 170] } as const

/**
 * Reads a length that the shopper has typed, with a decimal point or comma, as centimetres. Returns null if it is no
 * number or outside `limits`.
 */
export const readLength = (typed: string, unit: Unit, [from, to]: readonly [number, number]): number | null => {
  const text = typed.trim().replace(',', '.')
  if (!/^\d+(\.\d+)?$/.test(text)) return null
  const centimetres = Number(text) * (unit === 'in' ? CENTIMETRES_PER_INCH : 1)
  return centimetres >= from && centimetres <= to ? centimetres : null
}
