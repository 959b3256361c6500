import type { Product } from '@cairn/core/product'
import RecentlyViewed from '../../memory/RecentlyViewed.tsx'
import { Outfit } from '../outfit/Outfit.tsx'

/** The outfit with a product, and the products that the visitor has seen. */
export default function StripRows({ product }: { readonly product: Product }) {
  return (
    <>
      <Outfit product={product} />
      <RecentlyViewed isBand except={product.id} />
    </>
  )
}
