import { swissSpelling } from '../sites/swissSpelling.ts'
import { de } from './messages/de.ts'
import { en, type SignInMessages } from './messages/en.ts'
import { es } from './messages/es.ts'
import { fr } from './messages/fr.ts'
import { it } from './messages/it.ts'
import { pt } from './messages/pt.ts'
import { prefixOf } from './returnAddresses.ts'

/** Texts by language, or by language and country where the spelling differs. */
const all = { en, de, 'de-CH': swissSpelling(de), fr, es, it, pt }

export type Language = keyof typeof all

export function messagesIn(language: Language): SignInMessages {
  return all[language]
}

/**
 * Returns the first supported language of `ui_locales` (BCP 47 tags separated by spaces), else the language of the
 * redirect URI's site, else English. It never fails (OpenID Connect Core, section 3.1.2.1).
 */
export function chooseLanguage(uiLocales: unknown, redirectUri?: unknown): Language {
  const asked = typeof uiLocales === 'string' ? uiLocales.split(' ') : []
  const site = typeof redirectUri === 'string' ? prefixOf(redirectUri)?.split('/')[1] : undefined
  for (const tag of [...asked, site ?? '']) {
    const [language = '', country = ''] = tag.toLowerCase().split(/[-_]/)
    const spoken = [`${language}-${country.toUpperCase()}`, language].find(isLanguage)
    if (spoken !== undefined) return spoken
  }
  return 'en'
}

function isLanguage(text: string): text is Language {
  return Object.hasOwn(all, text)
}
