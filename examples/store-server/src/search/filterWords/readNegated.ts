import { readActivity } from './readActivity.ts'
import type { Reader } from './reader.types.ts'
import { readFeature, readHead } from './readFeature.ts'
import { LESS_WARMTH, readLessWarmth, readWarmth } from './readWarmth.ts'
import { phraseAt } from './tokens.ts'

const NEGATABLE: readonly Reader[] = [readHead, readLessWarmth, readWarmth, readFeature, readActivity]

/**
 * Reads a feature that a product must not have. "Not too warm" names the lower values of warmth. No filter excludes
 * the other features, so their words have no filters and leave the query.
 */
export const readNegated: Reader = (tokens, place, words) => {
  const start = phraseAt(tokens, place, [...words.not, ...words.without])
  if (start === 0) return null
  const joining = phraseAt(tokens, place + start, words.joining)
  for (const reader of NEGATABLE) {
    const match = reader(tokens, place + start + joining, words)
    if (match === null) continue
    const isWarm = match.filters.warmth?.includes('5') === true
    const length = start + joining + match.length
    return { kind: 'negated', length, filters: isWarm ? { warmth: LESS_WARMTH } : {} }
  }
  return null
}
