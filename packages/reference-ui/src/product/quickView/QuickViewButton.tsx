import type { QuickViewProduct } from '@cairn/core/overlay'
import { useStore } from '@cairn/react'
import { useMessages } from '../../messages/index.ts'
import { QuickView } from './loadQuickView.ts'
import { preloadProduct } from './productRequest.ts'
import styles from './QuickViewButton.module.css'

interface QuickViewButtonProps {
  readonly card: QuickViewProduct
  readonly onOpen?: (() => void) | undefined
}

/**
 * The button that opens the quick view of a card. With a mouse it appears while the card is hovered or contains the
 * focus; on a touch screen it is always visible.
 */
export function QuickViewButton({ card, onOpen }: QuickViewButtonProps) {
  const { overlay, gateways } = useStore()
  const { quickView } = useMessages().product
  const warm = () => {
    QuickView.preload()
    preloadProduct(gateways.product, card.slug)
  }
  return (
    <button
      type="button"
      className={styles.opener}
      aria-label={`${quickView}, ${card.name}`}
      aria-haspopup="dialog"
      onPointerEnter={warm}
      onFocus={warm}
      onClick={() => {
        overlay.commands.openQuickView(card)
        onOpen?.()
      }}
    >
      {quickView}
    </button>
  )
}
