import type { CallOptions } from '@cairn/core'
import { useStore } from '@cairn/react'
import { useCallback, useEffect, useRef } from 'react'
import { Deferred } from '../../app/loading/Deferred.tsx'
import { useMessages } from '../../messages/index.ts'
import { useRequest } from '../../product/quickView/useRequest.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { LoadError } from '../layout/LoadError.tsx'
import { type WishlistSizeProps, WishlistSizes } from './WishlistSizes.tsx'

/** Loads the product of a wish-list item, so that its size can be chosen on the list. */
export default function WishlistSize(props: WishlistSizeProps) {
  const { slug } = props.item
  const { product: gateway } = useStore().gateways
  const { common, product: words } = useMessages()
  const load = useCallback((options: CallOptions) => gateway.load(slug, options), [gateway, slug])
  const { response, isLoading, retry } = useRequest(load)
  const place = useRef<HTMLDivElement>(null)
  // The link that opened the picker has unmounted with the focus.
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} aria-busy={isLoading}>
      <Deferred
        value={response}
        pending={
          <>
            <VisuallyHidden>
              <span role="status">{common.loading}</span>
            </VisuallyHidden>
            <Skeleton shape="row" />
          </>
        }
        failed={<LoadError busy={isLoading} onRetry={retry} onGone={() => place.current?.focus()} />}
      >
        {(product) =>
          product === null ? <p role="status">{words.retired}</p> : <WishlistSizes {...props} product={product} />
        }
      </Deferred>
    </div>
  )
}
