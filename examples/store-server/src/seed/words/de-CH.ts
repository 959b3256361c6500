import { swissSpelling } from '../../sites/swissSpelling.ts'
import { de } from './de/index.ts'
import type { Words } from './words.types.ts'

/**
 * German in Swiss spelling. The search finds the same products for both spellings, because it compares words with ss
 * instead of ß.
 */
export const deCH: Words = swissSpelling(de)
