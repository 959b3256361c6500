import type { Reader } from './reader.types.ts'
import { phraseAt } from './tokens.ts'

const VALUES = { minimal: '1', light: '2', medium: '3' } as const

/** Reads less warmth than "warm", as in "hardly warm" and "light warmth". It precedes the word "warm" itself. */
export const readLessWarmth: Reader = (tokens, place, { warmths }) => {
  for (const name of ['minimal', 'light', 'medium'] as const) {
    const length = phraseAt(tokens, place, warmths[name])
    if (length > 0) return { kind: 'feature', length, filters: { warmth: [VALUES[name]] } }
  }
  return null
}

/** Reads "warm" as the two highest values, and "very warm" as the highest. */
export const readWarmth: Reader = (tokens, place, { warm, very }) => {
  const emphasis = phraseAt(tokens, place, very)
  const length = phraseAt(tokens, place + emphasis, warm)
  if (length === 0) return null
  return { kind: 'feature', length: emphasis + length, filters: { warmth: emphasis > 0 ? ['5'] : ['4', '5'] } }
}

/** The values below "warm". */
export const LESS_WARMTH: readonly string[] = Object.values(VALUES)
