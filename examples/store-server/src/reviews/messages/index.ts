import type { ContentLanguage } from '../../sites/sites.data.ts'
import { swissSpelling } from '../../sites/swissSpelling.ts'
import { de } from './de.ts'
import { en, type ReviewMessages } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'

export type { ReviewMessages } from './en.ts'

/** The texts of the form for reviews, which the store server renders for customers with and without an account. */
export const reviewMessages: Readonly<Record<ContentLanguage, ReviewMessages>> = {
  en,
  'en-GB': en,
  de,
  'de-CH': swissSpelling(de),
  fr,
  es,
  it,
  pt,
}
