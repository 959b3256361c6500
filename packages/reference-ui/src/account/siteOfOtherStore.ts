import { type Language, type Site, sites } from '../app/sites.ts'

/** Where the readers of a language are at home in Europe. */
const HOMES: Readonly<Record<Language, string>> = { en: 'GB', de: 'DE', fr: 'FR', es: 'ES', it: 'IT', pt: 'PT' }

/** The site of the other store that a reader of this one understands best. */
export const siteOfOtherStore = ({ storeSource, language }: Site): Site | undefined => {
  const there = sites.filter((site) => site.storeSource !== storeSource)
  return there.find((site) => site.language === language && site.countryCode === HOMES[language]) ?? there[0]
}
