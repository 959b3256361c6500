import type { QuickViewProduct as Card } from '@cairn/core/overlay'
import { useStore } from '@cairn/react'
import { useCallback, useRef } from 'react'
import { LoadError } from '../../account/layout/LoadError.tsx'
import { Deferred } from '../../app/loading/Deferred.tsx'
import { useShop } from '../../app/shop/ShopContext.tsx'
import { useMessages } from '../../messages/index.ts'
import { useQuickViewMessages } from '../../messages/quickView/index.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { requestProduct } from './productRequest.ts'
import { QuickViewCard } from './QuickViewCard.tsx'
import { QuickViewProduct } from './QuickViewProduct.tsx'
import { useRequest } from './useRequest.ts'

/** Loads the product of a card, and shows the data of the card until the product arrives. */
export function QuickViewContent({ card }: { readonly card: Card }) {
  const { product: gateway } = useStore().gateways
  const { common } = useMessages()
  const words = useQuickViewMessages(useShop().site.hreflang)
  // The request continues when the quick view closes, because the preload of the button shares it.
  const load = useCallback(() => requestProduct(gateway, card.slug), [gateway, card.slug])
  const { response, isLoading, retry } = useRequest(load)
  const content = useRef<HTMLDivElement>(null)
  return (
    <div ref={content} tabIndex={-1} aria-busy={isLoading}>
      <Deferred
        value={response}
        pending={
          <QuickViewCard card={card}>
            <VisuallyHidden>
              <span role="status">{common.loading}</span>
            </VisuallyHidden>
            <Skeleton shape="row" length="half" />
            <Skeleton shape="row" length="long" />
            <Skeleton shape="row" />
          </QuickViewCard>
        }
        failed={
          <QuickViewCard card={card}>
            <LoadError busy={isLoading} onRetry={retry} onGone={() => content.current?.focus()} />
          </QuickViewCard>
        }
      >
        {(product) =>
          product === null ? (
            <QuickViewCard card={card}>
              <p role="status">{words?.gone}</p>
            </QuickViewCard>
          ) : (
            <QuickViewProduct product={product} card={card} />
          )
        }
      </Deferred>
    </div>
  )
}
