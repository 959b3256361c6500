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
  const { navigate } = useShop()
  const [state, setState] = useState({ shown, wanted: shown })
  if (state.shown !== shown) setState({ shown, wanted: shown })
  const want = (wanted: SearchQuery) => {
    setState({ shown, wanted })
    navigate(searchPath(wanted))
  }
  return [state.shown === shown ? state.wanted : shown, want]
}
