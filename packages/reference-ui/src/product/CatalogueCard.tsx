import type { SearchCard } from '@cairn/core/search'
import type { ReactNode } from 'react'
import { useHref } from '../app/ShopContext.tsx'
import { useMoney } from '../app/useFormats.ts'
import { useMessages } from '../messages/index.ts'
import { ProductCard } from '../ui/ProductCard.tsx'
import { cardPicture } from './pictures.ts'

export interface CatalogueCardProps {
  readonly card: SearchCard
  /** How wide it is shown, as in `sizes`. */
  readonly sizes?: string
  readonly priority?: boolean
  readonly level?: 2 | 3 | 4
  readonly heart?: ReactNode
  /** Told when the product is chosen, before the browser follows the link. */
  readonly onChoose?: () => void
}

const BADGES = { new: 'badgeNew', sale: 'badgeSale', 'coming-soon': 'badgeComingSoon' } as const

/** A product of search or recommendation as a card of this shop. */
export function CatalogueCard({ card, sizes = '42vw', priority = false, level, heart, onChoose }: CatalogueCardProps) {
  const money = useMoney()
  const href = useHref()
  const { common, product } = useMessages()
  const { price, regularPrice, tones, badge } = card
  return (
    <ProductCard
      href={href(`/${card.slug}`)}
      name={card.name}
      level={level}
      category={card.category.join(' · ')}
      picture={{ ...cardPicture(card.imageUrl), sizes, priority }}
      price={
        price === null
          ? undefined
          : {
              price: money(price),
              regular: regularPrice === null ? undefined : money(regularPrice),
              labels: { sale: common.salePrice, regular: common.regularPrice },
            }
      }
      tones={{
        tones: tones.map(({ name, hex }) => ({ name, colour: hex })),
        label: common.labelled(product.colours(tones.length), tones.map(({ name }) => name).join(', ')),
      }}
      tag={badge === null ? undefined : product[BADGES[badge]]}
      heart={heart}
      onChoose={onChoose}
    />
  )
}
