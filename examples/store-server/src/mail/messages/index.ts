import type { ContentLanguage } from '../../sites/sites.data.ts'
import { swissSpelling } from '../../sites/swissSpelling.ts'
import { de } from './de.ts'
import { en, type MailMessages } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'

export type { MailMessages } from './en.ts'

/** The texts of all mails. */
export const mailMessages: Readonly<Record<ContentLanguage, MailMessages>> = {
  en,
  'en-GB': en,
  de,
  'de-CH': swissSpelling(de),
  fr,
  es,
  it,
  pt,
}
