import type { TrackedList } from '@cairn/core/tracking'
import type { ReactNode } from 'react'
import { cachedPart } from '../../app/loading/cachedPart.tsx'
import { useTrackedList } from '../../consent/useTrackedList.ts'
import { useMessages } from '../../messages/index.ts'
import { Rail } from '../../ui/navigation/Rail.tsx'
import { CatalogueCard, type CatalogueCardProps } from './CatalogueCard.tsx'

/** A card of a row that also shows products without stock. */
export type RailCard = CatalogueCardProps['card']

export interface ProductRailProps {
  readonly title: string
  /** Name of the list in analytics. */
  readonly list: TrackedList
  readonly cards: readonly RailCard[]
  readonly link?: ReactNode
  /**
   * Whether the product links name the shown variants, as on a desktop. The server always renders the links without
   * variants, because it does not know the viewport width.
   */
  readonly withVariant?: boolean | undefined
}

const SIZES = '(min-width: 64rem) min(21vw, 20.5rem), (min-width: 48rem) 23.5vw, min(54vw, 16.5rem)'

/** A row of product cards. Renders nothing without products. */
export function ProductRail({ title, list, cards, link, withVariant }: ProductRailProps) {
  const { common } = useMessages()
  const choose = useTrackedList(list, cards)
  if (cards.length === 0) return null
  return (
    <Rail title={title} link={link} labels={{ previous: common.previous, next: common.next }}>
      {cards.map((card, index) => (
        <li key={card.id}>
          {cachedPart(
            'rail',
            card,
            <CatalogueCard card={card} sizes={SIZES} withVariant={withVariant} onChoose={() => choose(card, index)} />,
          )}
        </li>
      ))}
    </Rail>
  )
}
