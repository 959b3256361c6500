import type { Site } from '@cairn/core'

const languageOf = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? ''

/**
 * Returns the site of a country in the browser's preferred language (BCP 47 tags, best first). Returns undefined if the
 * country has only one site, or no site in a language of the browser.
 */
export const preferredSite = (sites: readonly Site[], languages: readonly string[]): Site | undefined => {
  if (sites.length < 2) return undefined
  return languages.flatMap((tag) => sites.find(({ language }) => language === languageOf(tag)) ?? [])[0]
}
