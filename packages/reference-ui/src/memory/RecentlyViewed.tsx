import type { TrackedList } from '@cairn/core/tracking'
import { useCallback } from 'react'
import { useShop } from '../app/shop/ShopContext.tsx'
import { useMemoryMessages } from '../messages/memory/index.ts'
import { ProductRail } from '../product/card/ProductRail.tsx'
import { RailSpace } from '../product/card/RailSpace.tsx'
import { type FetchProducts, fetchProducts } from '../product/fetchProducts.ts'
import { useRequest } from '../product/quickView/useRequest.ts'
import { Band } from '../ui/layout/Page.tsx'
import { seenCard } from './seenCard.ts'
import { MIN_SEEN, useSeenIds } from './useSeenIds.ts'

/** The name of the list in analytics, the same in all languages. */
const LIST: TrackedList = { id: 'recently-viewed', name: 'Recently viewed' }

export interface RecentlyViewedProps {
  /** Id of the product of the page, which the row leaves out. */
  readonly except?: string | undefined
  /** Whether the row is a section of the page, with its gutters. */
  readonly isBand?: boolean | undefined
  readonly fetch?: FetchProducts | undefined
}

/** The products that the visitor has seen in this browser. Renders nothing without consent, or with fewer than two. */
export default function RecentlyViewed({ except, isBand = false, fetch = fetchProducts }: RecentlyViewedProps) {
  const ids = useSeenIds(except)
  return ids.length === 0 ? null : <Row ids={ids.join(' ')} isBand={isBand} fetch={fetch} />
}

interface RowProps {
  readonly ids: string
  readonly isBand: boolean
  readonly fetch: FetchProducts
}

function Row({ ids, isBand, fetch }: RowProps) {
  const { site } = useShop()
  const words = useMemoryMessages(site.hreflang)
  const load = useCallback(async () => (await fetch(site, ids.split(' '))).flatMap(seenCard), [fetch, site, ids])
  const { response } = useRequest(load)
  if (isBand && (words === null || response.status === 'pending')) return <RailSpace />
  if (words === null || response.status !== 'ready' || response.value.length < MIN_SEEN) return null
  const rail = <ProductRail title={words.recentlyViewed} list={LIST} cards={response.value} />
  return isBand ? <Band>{rail}</Band> : rail
}
