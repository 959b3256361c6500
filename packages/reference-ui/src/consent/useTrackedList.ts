import type { SearchCard } from '@cairn/core/search'
import type { TrackedList } from '@cairn/core/tracking'
import { useEffect } from 'react'
import { usePrivacy } from './PrivacyContext.ts'

/** The tracked lists of this shop. Their names are the same in all languages. */
export const LISTS = {
  topSellers: { id: 'top-sellers', name: 'Top Sellers' },
  alsoViewed: { id: 'also-viewed', name: 'Customers also viewed' },
  searchResults: { id: 'search-results', name: 'Search Results' },
} as const satisfies Readonly<Record<string, TrackedList>>

/** Reports a visible list to the tracking layer. Returns a function that reports the selected card. */
export const useTrackedList = (list: TrackedList, cards: readonly SearchCard[]) => {
  const { track } = usePrivacy()
  useEffect(() => void track(({ viewList }) => viewList(list, cards)), [list, cards, track])
  return (card: SearchCard, index: number): void => track(({ selectCard }) => selectCard(list, card, index))
}
