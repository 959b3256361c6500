import type { CallOptions } from '@cairn/core'
import { useStore } from '@cairn/react'
import { useCallback } from 'react'
import { LISTS } from '../../consent/useTrackedList.ts'
import { useMessages } from '../../messages/index.ts'
import { useRequest } from '../quickView/useRequest.ts'
import { ProductRail } from './ProductRail.tsx'
import { TopSellersSpace } from './TopSellersSpace.tsx'

const COUNT = 8

/** The top sellers below an empty list of the shopper. They load on mount and reserve their height. */
export default function TopSellers() {
  const { gateways } = useStore()
  const { search: words } = useMessages()
  const load = useCallback((options: CallOptions) => gateways.search.recommend({ limit: COUNT }, options), [gateways])
  const { response } = useRequest(load)
  if (response.status === 'failed') return null
  return (
    <TopSellersSpace>
      {response.status === 'ready' ? (
        <ProductRail title={words.topSellers} list={LISTS.topSellers} cards={response.value} />
      ) : null}
    </TopSellersSpace>
  )
}
