import type { Measured } from './sizeTables.ts'

export type Unit = 'cm' | 'in'

export const CENTIMETRES_PER_INCH = 2.54

/** Converts to inches, rounded to half an inch, the precision of a tape measure. */
export const inInches = (centimetres: number): number => Math.round((centimetres / CENTIMETRES_PER_INCH) * 2) / 2

/** Returns a function that formats measurements in a unit and the number format of a site. */
export const measuredIn = (unit: Unit, hreflang: string): ((measured: Measured) => string) => {
  const { format } = new Intl.NumberFormat(hreflang, { maximumFractionDigits: 1 })
  const length = (centimetres: number) => format(unit === 'in' ? inInches(centimetres) : centimetres)
  return (measured) => {
    if (typeof measured === 'string') return measured
    return typeof measured === 'number' ? length(measured) : measured.map(length).join('–')
  }
}
