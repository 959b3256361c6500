import type { Product } from '@cairn/core/product'
import { NearViewport } from '../../memory/NearViewport.tsx'
import RecentlyViewed from '../../memory/RecentlyViewed.tsx'
import { Outfit } from '../outfit/Outfit.tsx'

/** The rows at the end of a product page. Their products load when the rows come near the viewport. */
export default function ProductStrips({ product }: { readonly product: Product }) {
  return (
    <NearViewport>
      <Outfit product={product} />
      <RecentlyViewed isBand except={product.id} />
    </NearViewport>
  )
}
