import type { ContentLanguage } from '../keys.ts'
import { de } from './de/index.ts'
import { deCH } from './de-CH.ts'
import { en } from './en/index.ts'
import { enGB } from './en-GB.ts'
import { es } from './es/index.ts'
import { fr } from './fr/index.ts'
import { it } from './it/index.ts'
import { pt } from './pt/index.ts'
import type { Words } from './words.types.ts'

/** The shop's texts by language. */
export const WORDS: Record<ContentLanguage, Words> = { en, 'en-GB': enGB, de, 'de-CH': deCH, fr, es, it, pt }
