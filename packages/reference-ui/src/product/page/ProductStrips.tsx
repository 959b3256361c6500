import type { Product } from '@cairn/core/product'
import { useState } from 'react'
import { fetchable } from '../../app/loading/fetchable.tsx'
import { NearViewport } from '../../memory/NearViewport.tsx'
import { useSeenIds } from '../../memory/useSeenIds.ts'
import { RailSpace } from '../card/RailSpace.tsx'

// The rows are optional: without them the page still sells, so no error is shown.
const StripRows = fetchable(() => import('./StripRows.tsx'), { isQuiet: true })

/**
 * The rows at the end of a product page. Their code and their products load when the rows come near the viewport; until
 * then their space is reserved, so that the footer does not move.
 */
export default function ProductStrips({ product }: { readonly product: Product }) {
  const hasSeen = useSeenIds(product.id).length > 0
  const [isFailed, setIsFailed] = useState(false)
  const space = (
    <>
      <RailSpace />
      {hasSeen ? <RailSpace /> : null}
    </>
  )
  return (
    <NearViewport placeholder={space}>
      {isFailed ? null : <StripRows product={product} pending={space} onFailed={() => setIsFailed(true)} />}
    </NearViewport>
  )
}
