import type { ContentLanguage } from '../../sites/sites.data.ts'
import { swissSpelling } from '../../sites/swissSpelling.ts'
import { de } from './de.ts'
import { en, type SubscriptionMessages } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'

export type { SubscriptionMessages } from './en.ts'

/** The texts of the pages that confirm or end a subscription. */
export const subscriptionMessages: Readonly<Record<ContentLanguage, SubscriptionMessages>> = {
  en,
  'en-GB': en,
  de,
  'de-CH': swissSpelling(de),
  fr,
  es,
  it,
  pt,
}
