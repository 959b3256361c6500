import { measuredIn, type Unit } from '../lengths.ts'
import { type Limits, readLength } from './readLength.ts'

/** A length as the shopper typed it, with the unit that was chosen then. */
export interface TypedLength {
  readonly text: string
  readonly unit: Unit
}

/**
 * Returns the text of a length after a switch to `unit`. A text that names its own unit, such as "5 ft 6 in", and a text
 * that is no length stay as they are.
 */
export const showLength = (
  { text, unit: typedIn }: TypedLength,
  unit: Unit,
  limits: Limits,
  hreflang: string,
): string => {
  const length = readLength(text, typedIn, limits)
  if (length === null || readLength(text, unit, limits) === length) return text
  return measuredIn(unit, hreflang)(unit === 'cm' ? Math.round(length) : length)
}
