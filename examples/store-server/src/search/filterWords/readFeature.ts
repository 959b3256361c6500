import { FIXED_FILTER_VALUES } from '../../generated/filters.ts'
import { readMillimetres } from './readAmount.ts'
import type { Reader } from './reader.types.ts'
import { phraseAt } from './tokens.ts'

/**
 * Reads a hydrostatic head, as in "waterproof 20,000 mm" or "at least 20,000 mm", as the highest step that it reaches.
 * The filter has no highest value, so "under 20,000 mm" stays in the query as a whole; "waterproof up to 20,000 mm" names
 * what a product reaches.
 */
export const readHead: Reader = (tokens, place, { waterproof, upTo, from }) => {
  const before = phraseAt(tokens, place, waterproof)
  const top = phraseAt(tokens, place + before, upTo)
  const start = before + Math.max(top, phraseAt(tokens, place + before, from))
  const head = readMillimetres(tokens, place + start)
  const step = FIXED_FILTER_VALUES.waterproofness.findLast((value) => Number(value) <= (head?.amount ?? 0))
  if (head === null || step === undefined) return null
  const length = start + head.length
  if (top > 0 && before === 0) return { kind: 'feature', length, filters: {} }
  return {
    kind: 'feature',
    length: length + phraseAt(tokens, place + length, waterproof),
    filters: { waterproofness: [step] },
  }
}

export const readFeature: Reader = (tokens, place, { waterproof, fits }) => {
  const kind = 'feature'
  const isWet = phraseAt(tokens, place, waterproof)
  if (isWet > 0) return { kind, length: isWet, filters: { waterproofness: ['10000'] } }
  for (const [fit, phrases] of Object.entries(fits)) {
    const length = phraseAt(tokens, place, phrases)
    if (length > 0) return { kind, length, filters: { fit: [fit] } }
  }
  return null
}
