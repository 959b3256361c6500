import { FIXED_FILTER_VALUES } from '../../generated/filters.ts'
import { readMillimetres } from './readAmount.ts'
import { readBound } from './readBound.ts'
import type { Reader } from './reader.types.ts'
import { phraseAt } from './tokens.ts'

const HEADS = FIXED_FILTER_VALUES.waterproofness

/**
 * Reads "waterproof" as the hydrostatic head from which clothes count as waterproof, and "water resistant" as the lowest
 * one of the filter.
 */
const readWaterproof: Reader = (tokens, place, { waterproof, waterResistant }) => {
  const sealed = phraseAt(tokens, place, waterproof)
  const length = sealed || phraseAt(tokens, place, waterResistant)
  if (length === 0) return null
  return { kind: 'feature', length, filters: { waterproofness: [sealed > 0 ? '10000' : HEADS[0]] } }
}

/**
 * Reads a hydrostatic head, as in "waterproof 20,000 mm" or "at least 20,000 mm", as the highest step that it reaches.
 * The filter has no highest value, so "under 20,000 mm" stays in the query as a whole; "waterproof up to 20,000 mm" names
 * what a product reaches.
 */
export const readHead: Reader = (tokens, place, words) => {
  const lengthAt = (at: number) => readWaterproof(tokens, at, words)?.length ?? 0
  const before = lengthAt(place)
  const bound = readBound(tokens, place + before, words)
  const start = before + bound.length
  const head = readMillimetres(tokens, place + start)
  const step = HEADS.findLast((value) => Number(value) <= (head?.amount ?? 0))
  if (head === null || step === undefined) return null
  const length = start + head.length
  if (bound.length > 0 && !bound.isLowest && before === 0) return { kind: 'feature', length, filters: {} }
  return { kind: 'feature', length: length + lengthAt(place + length), filters: { waterproofness: [step] } }
}

export const readFeature: Reader = (tokens, place, words) => {
  const waterproof = readWaterproof(tokens, place, words)
  if (waterproof !== null) return waterproof
  const sale = phraseAt(tokens, place, words.sale)
  if (sale > 0) return { kind: 'feature', length: sale, filters: { onSale: true } }
  for (const [fit, phrases] of Object.entries(words.fits)) {
    const length = phraseAt(tokens, place, phrases)
    if (length > 0) return { kind: 'feature', length, filters: { fit: [fit] } }
  }
  return null
}
