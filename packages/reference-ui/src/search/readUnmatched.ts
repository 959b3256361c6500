import type { Site } from '../app/shop/sites.ts'
import { loadLoosenMessages } from '../messages/loosen/index.ts'
import { readText, type SearchQuery } from './searchAddress.ts'

/**
 * Returns the sentence about the features that no product has (`unmatched=…`). A redirect of the search service adds
 * them to the address after it left them out (decision 050). Any other search drops them.
 */
export const readUnmatched = async (
  { searchParams }: URL,
  { term }: SearchQuery,
  { hreflang }: Site,
): Promise<string | null> => {
  const feature = readText(searchParams, 'unmatched')
  if (feature === '' || term === '') return null
  return loadLoosenMessages(hreflang).then(
    ({ unmatched }) => unmatched(feature),
    () => null,
  )
}
