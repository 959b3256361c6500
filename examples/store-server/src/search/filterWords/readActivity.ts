import type { Reader } from './reader.types.ts'
import { phraseAt } from './tokens.ts'

export const readActivity: Reader = (tokens, place, { activities }) => {
  for (const [activity, phrases] of Object.entries(activities)) {
    const length = phraseAt(tokens, place, phrases)
    if (length > 0) return { kind: 'activity', length, filters: { activity: [activity] } }
  }
  return null
}
