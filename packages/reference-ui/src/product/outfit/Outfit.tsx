import type { CallOptions } from '@cairn/core'
import type { Product } from '@cairn/core/product'
import type { SearchFilters } from '@cairn/core/search'
import type { TrackedList } from '@cairn/core/tracking'
import { useSearch, useStore } from '@cairn/react'
import { useCallback, useMemo } from 'react'
import { useShop } from '../../app/shop/ShopContext.tsx'
import { useMemoryMessages } from '../../messages/memory/index.ts'
import { Band } from '../../ui/layout/Page.tsx'
import { ProductRail } from '../card/ProductRail.tsx'
import { RailSpace } from '../card/RailSpace.tsx'
import { useRequest } from '../quickView/useRequest.ts'
import { chooseOutfit, outfitFilters } from './chooseOutfit.ts'

/** The name of the list in analytics, the same in all languages. */
const LIST: TrackedList = { id: 'outfit', name: 'Complete the outfit' }

/** How many products the search returns, so that three types are among them. */
const CANDIDATES = 48

/**
 * Three products of other types for the same activity and gender. Renders nothing if the search finds none, or if the
 * back end cannot filter.
 */
export function Outfit({ product }: { readonly product: Product }) {
  const hasFacets = useSearch(({ unsupported }) => !unsupported.includes('facets'))
  const filters = useMemo(() => outfitFilters(product), [product])
  return filters === null || !hasFacets ? null : <Row product={product} filters={filters} />
}

function Row({ product, filters }: { readonly product: Product; readonly filters: SearchFilters }) {
  const { search } = useStore().gateways
  const words = useMemoryMessages(useShop().site.hreflang)
  const load = useCallback(
    async (options: CallOptions) => {
      const { products } = await search.search({ term: '', perPage: CANDIDATES, filters }, options)
      return chooseOutfit(product, products)
    },
    [search, filters, product],
  )
  const { response } = useRequest(load)
  if (words === null || response.status === 'pending') return <RailSpace />
  if (response.status === 'failed' || response.value.length === 0) return null
  return (
    <Band>
      <ProductRail title={words.outfit} list={LIST} cards={response.value} />
    </Band>
  )
}
