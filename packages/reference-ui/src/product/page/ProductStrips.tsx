import type { Product } from '@cairn/core/product'
import { NearViewport } from '../../memory/NearViewport.tsx'
import RecentlyViewed, { useSeenIds } from '../../memory/RecentlyViewed.tsx'
import { RailSpace } from '../card/RailSpace.tsx'
import { Outfit } from '../outfit/Outfit.tsx'

/**
 * The rows at the end of a product page. Their products load when the rows come near the viewport; until then their
 * space is reserved, so that the footer does not move.
 */
export default function ProductStrips({ product }: { readonly product: Product }) {
  const hasSeen = useSeenIds(product.id).length > 0
  return (
    <NearViewport
      placeholder={
        <>
          <RailSpace />
          {hasSeen ? <RailSpace /> : null}
        </>
      }
    >
      <Outfit product={product} />
      <RecentlyViewed isBand except={product.id} />
    </NearViewport>
  )
}
