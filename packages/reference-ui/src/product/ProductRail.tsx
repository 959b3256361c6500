import type { SearchCard } from '@cairn/core/search'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { Rail } from '../ui/Rail.tsx'
import { CatalogueCard } from './CatalogueCard.tsx'

export interface ProductRailProps {
  readonly title: string
  readonly cards: readonly SearchCard[]
  readonly link?: ReactNode
}

/** A row of products; nothing at all without products. */
export function ProductRail({ title, cards, link }: ProductRailProps) {
  const { common } = useMessages()
  if (cards.length === 0) return null
  return (
    <Rail title={title} link={link} labels={{ previous: common.previous, next: common.next }}>
      {cards.map((card) => (
        <li key={card.id}>
          <CatalogueCard card={card} sizes="(min-width: 64rem) 22vw, 62vw" />
        </li>
      ))}
    </Rail>
  )
}
