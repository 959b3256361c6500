import type { CallOptions } from '@cairn/core'
import type { QuickViewProduct as Card } from '@cairn/core/overlay'
import { useStore } from '@cairn/react'
import { useCallback, useRef } from 'react'
import { NotAnswered } from '../account/NotAnswered.tsx'
import { Deferred } from '../app/Deferred.tsx'
import { useShop } from '../app/ShopContext.tsx'
import { useMessages } from '../messages/index.ts'
import { useQuickViewMessages } from '../messages/quickView/index.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { QuickViewCard } from './QuickViewCard.tsx'
import { QuickViewProduct } from './QuickViewProduct.tsx'
import { useAnswer } from './useAnswer.ts'

/** Reads the product of a card; until it is there, the card says what it knows. */
export function QuickViewContent({ card }: { readonly card: Card }) {
  const { product: gateway } = useStore().gateways
  const { common } = useMessages()
  const words = useQuickViewMessages(useShop().site.hreflang)
  const load = useCallback((options: CallOptions) => gateway.load(card.slug, options), [gateway, card.slug])
  const { answer, isAsking, retry } = useAnswer(load)
  const content = useRef<HTMLDivElement>(null)
  return (
    <div ref={content} tabIndex={-1} aria-busy={isAsking}>
      <Deferred
        value={answer}
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
            <NotAnswered busy={isAsking} onRetry={retry} onGone={() => content.current?.focus()} />
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
