import { numberLocale } from '../../app/shop/numberLocale.ts'
import type { Measured } from './sizeTables.ts'

export type Unit = 'cm' | 'in'

export const CENTIMETRES_PER_INCH = 2.54

/** A foot or a hand is shorter than this. */
const SHORT_CENTIMETRES = 40

/**
 * Converts to inches, rounded to half an inch, the precision of a tape measure. A foot or a hand is rounded to a tenth,
 * because half inches give neighbouring sizes the same length.
 */
export const inInches = (centimetres: number): number => {
  const steps = centimetres < SHORT_CENTIMETRES ? 10 : 2
  return Math.round((centimetres / CENTIMETRES_PER_INCH) * steps) / steps
}

/** Returns a function that formats measurements in a unit and the number format of a site. */
export const measuredIn = (unit: Unit, hreflang: string): ((measured: Measured) => string) => {
  const { format } = new Intl.NumberFormat(numberLocale(hreflang), { maximumFractionDigits: 1 })
  const length = (centimetres: number) => format(unit === 'in' ? inInches(centimetres) : centimetres)
  return (measured) => {
    if (typeof measured === 'string') return measured
    return typeof measured === 'number' ? length(measured) : measured.map(length).join('–')
  }
}
