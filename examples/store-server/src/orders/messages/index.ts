import type { ContentLanguage } from '../../sites/sites.data.ts'
import { swissSpelling } from '../../sites/swissSpelling.ts'
import { de } from './de.ts'
import { en, type OrderMessages } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'

export type { OrderMessages } from './en.ts'

/** The texts of the order pages, which the store server renders for customers with and without an account. */
export const orderMessages: Readonly<Record<ContentLanguage, OrderMessages>> = {
  en,
  'en-GB': en,
  de,
  'de-CH': swissSpelling(de),
  fr,
  es,
  it,
  pt,
}
