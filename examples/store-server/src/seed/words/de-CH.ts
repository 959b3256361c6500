import { swissSpelling } from '../../sites/swissSpelling.ts'
import { de } from './de/index.ts'
import type { Words } from './words.types.ts'

/** German as Switzerland writes it. A search finds the same under both: it compares words without ß. */
export const deCH: Words = swissSpelling(de)
