import type { ContentLanguage } from '../../sites/sites.data.ts'
import { swissSpelling } from '../../sites/swissSpelling.ts'
import { de } from './de.ts'
import { type CheckoutMessages, en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'

export type { CheckoutMessages } from './en.ts'

/** The texts of the hosted checkout page. It is a service separate from the storefront, so it has its own texts. */
export const checkoutMessages: Readonly<Record<ContentLanguage, CheckoutMessages>> = {
  en,
  'en-GB': en,
  de,
  'de-CH': swissSpelling(de),
  fr,
  es,
  it,
  pt,
}
