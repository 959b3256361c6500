import type { Language } from './sites.data.ts'

const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'es', 'it', 'pt']

/**
 * Returns the first supported language of an Accept-Language header, or English. It ignores q-values, because browsers
 * list their languages by preference.
 */
export function acceptedLanguage(header = ''): Language {
  for (const tag of header.split(',')) {
    const asked = tag.trim().slice(0, 2).toLowerCase()
    const language = LANGUAGES.find((known) => known === asked)
    if (language !== undefined) return language
  }
  return 'en'
}
