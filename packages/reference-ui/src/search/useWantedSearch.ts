import { useState } from 'react'
import { useShop } from '../app/ShopContext.tsx'
import { type SearchQuery, searchPath } from './searchAddress.ts'

/** Changes what is wanted and goes there. */
export type WantSearch = (query: SearchQuery) => void

/**
 * The search as the shopper wants it. What was pressed counts at once, and the next press builds on it although its answer is still on its way:
 * otherwise two quick ticks would leave only the second.
 */
export const useWantedSearch = (shown: SearchQuery): readonly [wanted: SearchQuery, want: WantSearch] => {
  const { isNavigating, navigate } = useShop()
  const [state, setState] = useState({ shown, wanted: shown, isNavigating })
  const { wanted } = state
  // Where the way ends without an answer, as with a step back, what was shown all along is what is wanted.
  if (state.shown !== shown || (state.isNavigating && !isNavigating)) setState({ shown, wanted: shown, isNavigating })
  else if (isNavigating !== state.isNavigating) setState({ ...state, isNavigating })
  const want = (wanted: SearchQuery) => {
    setState({ shown, wanted, isNavigating })
    navigate(searchPath(wanted))
  }
  return [wanted, want]
}
