import { canSuggest, correctionOf } from '@cairn/core/search'
import type { PageGateways } from '../app/gateways.ts'

/** Asks a search service that does not correct by itself what a term that found nothing was meant to be; null when it knows no better. */
export const findMeant = async (
  term: string,
  { search }: Pick<PageGateways, 'search'>,
  signal: AbortSignal,
): Promise<string | null> => {
  if (!canSuggest(term)) return null
  return correctionOf(term, await search.suggest(term, { signal }).catch(() => null))
}
