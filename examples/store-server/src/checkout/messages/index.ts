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
  // The law of the United States asks for no wording; that of Ireland and the United Kingdom does.
  'en-GB': {
    ...en,
    fields: { ...en.fields, line2: 'Flat, floor (optional)' },
    placePaidOrder: 'Order with obligation to pay',
  },
  de,
  'de-CH': swissSpelling(de),
  fr,
  es,
  it,
  pt,
}
