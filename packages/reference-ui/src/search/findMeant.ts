import { canSuggest, correctionOf } from '@cairn/core/search'
import type { PageGateways } from '../app/shop/gateways.ts'

/**
 * Returns the suggested correction of a term without results, for search services without automatic correction; null if
 * there is none.
 */
export const findMeant = async (
  term: string,
  { search }: Pick<PageGateways, 'search'>,
  signal: AbortSignal,
): Promise<string | null> => {
  if (!canSuggest(term)) return null
  return correctionOf(term, await search.suggest(term, { signal }).catch(() => null))
}
