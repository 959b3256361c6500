import { type Language, type Site, sites } from '../../app/shop/sites.ts'

/** The European country whose site is preferred for each language. */
const HOMES: Readonly<Record<Language, string>> = { en: 'GB', de: 'DE', fr: 'FR', es: 'ES', it: 'IT', pt: 'PT' }

/** Returns the site of the other store that best fits the language of this one. */
export const siteOfOtherStore = ({ storeSource, language }: Site): Site | undefined => {
  const there = sites.filter((site) => site.storeSource !== storeSource)
  return there.find((site) => site.language === language && site.countryCode === HOMES[language]) ?? there[0]
}
