import type { CallOptions } from '@cairn/core'
import type { Product } from '@cairn/core/product'
import type { TrackedList } from '@cairn/core/tracking'
import { useStore } from '@cairn/react'
import { useCallback } from 'react'
import { useShop } from '../../app/shop/ShopContext.tsx'
import { useMemoryMessages } from '../../messages/memory/index.ts'
import { Band } from '../../ui/layout/Page.tsx'
import { ProductRail } from '../card/ProductRail.tsx'
import { useRequest } from '../quickView/useRequest.ts'
import { chooseOutfit, outfitFilters } from './chooseOutfit.ts'

/** The name of the list in analytics, the same in all languages. */
const LIST: TrackedList = { id: 'outfit', name: 'Complete the outfit' }

/** How many products the search returns, so that three types are among them. */
const CANDIDATES = 48

/** Three products of other types for the same activity and gender. Renders nothing if the search finds none. */
export function Outfit({ product }: { readonly product: Product }) {
  const { search } = useStore().gateways
  const words = useMemoryMessages(useShop().site.hreflang)
  const load = useCallback(
    async (options: CallOptions) => {
      const filters = outfitFilters(product)
      if (filters === null || search.unsupported?.includes('facets')) return []
      const { products } = await search.search({ term: '', perPage: CANDIDATES, filters }, options)
      return chooseOutfit(product, products)
    },
    [search, product],
  )
  const { response } = useRequest(load)
  if (words === null || response.status !== 'ready' || response.value.length === 0) return null
  return (
    <Band>
      <ProductRail title={words.outfit} list={LIST} cards={response.value} />
    </Band>
  )
}
