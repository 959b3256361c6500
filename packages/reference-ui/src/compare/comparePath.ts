import { MAX_COMPARED } from '../memory/limits.ts'

/**
 * Checks a slug against the API contract. The store rejects an invalid slug, and that error would fail the whole page.
 */
const isSlug = (text: string): boolean => text.length <= 120 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)

/** Returns the path of a comparison: `/compare?p=one,two`. Slugs contain no character that must be encoded. */
export const comparePath = (slugs: readonly string[]): `/${string}` =>
  slugs.length === 0 ? '/compare' : `/compare?p=${slugs.join(',')}`

/** Returns the product slugs of a comparison's URL, without duplicates and invalid slugs. */
export const comparedSlugs = (search: URLSearchParams): readonly string[] =>
  [...new Set(search.getAll('p').flatMap((list) => list.split(',').filter(isSlug)))].slice(0, MAX_COMPARED)
