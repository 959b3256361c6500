import { useState } from 'react'
import { useShop } from '../app/shop/ShopContext.tsx'
import { type SearchQuery, searchPath } from './searchAddress.ts'

/** Changes the pending query and navigates to it. */
export type ChangeSearch = (query: SearchQuery) => void

/**
 * Returns the query with the pending changes, and a function to change it. A press changes this query at once, before
 * the response arrives, so that the second of two quick presses does not discard the first.
 */
export const usePendingSearch = (shown: SearchQuery): readonly [wanted: SearchQuery, want: ChangeSearch] => {
  const { isNavigating, navigate } = useShop()
  const [state, setState] = useState({ shown, pending: shown, isNavigating })
  const { pending } = state
  // If a navigation ends without new results, for example because the shopper went back, discard the pending changes.
  if (state.shown !== shown || (state.isNavigating && !isNavigating)) setState({ shown, pending: shown, isNavigating })
  else if (isNavigating !== state.isNavigating) setState({ ...state, isNavigating })
  const changeSearch = (pending: SearchQuery) => {
    setState({ shown, pending, isNavigating })
    navigate(searchPath(pending))
  }
  return [pending, changeSearch]
}
