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
import { chooseOutfit, outfitSearches, type Wearer, wearerOf } from './chooseOutfit.ts'

/** The name of the list in analytics, the same in all languages. */
const LIST: TrackedList = { id: 'outfit', name: 'Complete the outfit' }

/** How many products the search returns for each layer, so that one of them is for sale. */
const CANDIDATES = 4

/**
 * Three products of other layers for the same activity and one wearer, whom the title names if the product is unisex.
 * Renders nothing if the search finds none, or if the back end cannot filter.
 */
export function Outfit({ product }: { readonly product: Product }) {
  const hasFacets = useSearch(({ unsupported }) => !unsupported.includes('facets'))
  const searches = useMemo(() => outfitSearches(product), [product])
  return searches.length === 0 || !hasFacets ? null : (
    <Row searches={searches} wearer={product.gender === 'all' ? wearerOf(product) : null} />
  )
}

interface RowProps {
  readonly searches: readonly SearchFilters[]
  /** Whom the title names; null if the product says it already. */
  readonly wearer: Wearer | null
}

function Row({ searches, wearer }: RowProps) {
  const { search } = useStore().gateways
  const words = useMemoryMessages(useShop().site.hreflang)
  const load = useCallback(
    async (options: CallOptions) => {
      const layers = await Promise.all(
        searches.map((filters) => search.search({ term: '', perPage: CANDIDATES, filters }, options)),
      )
      return chooseOutfit(layers.map(({ products }) => products))
    },
    [search, searches],
  )
  const { response } = useRequest(load)
  if (words === null || response.status === 'pending') return <RailSpace />
  if (response.status === 'failed' || response.value.length === 0) return null
  return (
    <Band>
      <ProductRail
        title={wearer === null ? words.outfit : words.outfitFor[wearer]}
        list={LIST}
        cards={response.value}
      />
    </Band>
  )
}
