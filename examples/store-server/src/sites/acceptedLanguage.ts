import type { Language } from './sites.data.ts'

const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'es', 'it', 'pt']

/** The first language of an Accept-Language header that the shop speaks; clients send what their user prefers first. Else English. */
export function acceptedLanguage(header = ''): Language {
  for (const tag of header.split(',')) {
    const asked = tag.trim().slice(0, 2).toLowerCase()
    const language = LANGUAGES.find((known) => known === asked)
    if (language !== undefined) return language
  }
  return 'en'
}
