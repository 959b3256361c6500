import type { Site } from '@cairn/core'

const languageOf = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? ''

/**
 * Of several sites of one country the one in the language that the browser prefers (BCP 47 tags, the best one first). Undefined where the country
 * has one site only, or none in a language of the browser.
 */
export const preferredSite = (sites: readonly Site[], languages: readonly string[]): Site | undefined => {
  if (sites.length < 2) return undefined
  return languages.flatMap((tag) => sites.find(({ language }) => language === languageOf(tag)) ?? [])[0]
}
