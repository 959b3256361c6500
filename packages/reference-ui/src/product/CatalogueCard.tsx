import type { SearchCard } from '@cairn/core/search'
import type { ReactNode } from 'react'
import { useHref } from '../app/ShopContext.tsx'
import { useMessages } from '../messages/index.ts'
import { ProductCard } from '../ui/ProductCard.tsx'
import { cardPath } from './cardPath.ts'
import { cardPicture } from './pictures.ts'
import { QuickViewButton } from './QuickViewButton.tsx'
import { usePrices } from './usePrices.ts'

export interface CatalogueCardProps {
  readonly card: SearchCard
  /** How wide it is shown, as in `sizes`. */
  readonly sizes?: string
  readonly priority?: boolean
  readonly level?: 2 | 3 | 4
  readonly heart?: ReactNode
  /** Its link names the variant that is shown. */
  readonly withVariant?: boolean | undefined
  /** An id for the link to the product, where a skip link leads to it. */
  readonly linkId?: string | undefined
  /** Called when the product is chosen, by its link or its quick view. */
  readonly onChoose?: () => void
}

const BADGES = { new: 'badgeNew', sale: 'badgeSale', 'coming-soon': 'badgeComingSoon' } as const

/** A product of search or recommendation as a card of this shop. */
export function CatalogueCard({
  card,
  sizes = '42vw',
  priority = false,
  level,
  heart,
  linkId,
  withVariant,
  onChoose,
}: CatalogueCardProps) {
  const prices = usePrices()
  const href = useHref()
  const { common, product } = useMessages()
  const { price, regularPrice, tones, badge } = card
  return (
    <ProductCard
      href={href(cardPath(card, withVariant))}
      name={card.name}
      linkId={linkId}
      level={level}
      category={card.category.join(' · ')}
      picture={{ ...cardPicture(card.imageUrl), sizes, priority }}
      price={price === null ? undefined : prices(price, regularPrice)}
      tones={{
        tones: tones.map(({ name, hex }) => ({ name, colour: hex })),
        label: common.labelled(product.colours(tones.length), tones.map(({ name }) => name).join(', ')),
      }}
      tag={badge === null ? undefined : product[BADGES[badge]]}
      heart={heart}
      quickView={<QuickViewButton card={card} onOpen={onChoose} />}
      onChoose={onChoose}
    />
  )
}
