import type { ContentLanguage } from '../../sites/sites.data.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { FilterWords } from './filterWords.types.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'

export const FILTER_WORDS: Readonly<Record<ContentLanguage, FilterWords>> = {
  en,
  'en-GB': en,
  de,
  'de-CH': de,
  fr,
  es,
  it,
  pt,
}
