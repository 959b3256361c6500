import type { Site } from '@cairn/core'
import { countryName } from './names.ts'

/** Returns the name of a language (ISO 639) as it is in the middle of a sentence in `locale`: "inglese", "Englisch". */
export const languageInText = (language: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language

/** Returns the name of a site as it is in the middle of a sentence: "Belgio (francese)". */
export const siteInText = ({ countryCode, parent_country, language }: Site, locale: string): string => {
  const country = countryName(countryCode, locale)
  return parent_country === null ? country : `${country} (${languageInText(language, locale)})`
}
