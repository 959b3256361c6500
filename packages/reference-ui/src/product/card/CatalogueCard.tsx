import type { SearchCard } from '@cairn/core/search'
import { useHref } from '../../app/shop/ShopContext.tsx'
import { useOneDecimal } from '../../app/shop/useFormats.ts'
import { useMessages } from '../../messages/index.ts'
import { ProductCard } from '../../ui/productCard/ProductCard.tsx'
import { cardPicture } from '../gallery/pictures.ts'
import { QuickViewButton } from '../quickView/QuickViewButton.tsx'
import { cardPath } from './cardPath.ts'
import { priceNote } from './priceNote.ts'
import { usePrices } from './usePrices.ts'
import { WishlistHeart } from './WishlistHeart.tsx'

export interface CatalogueCardProps {
  readonly card: SearchCard & { readonly isSoldOut?: boolean | undefined }
  /** Display width of the picture, in the syntax of the HTML attribute `sizes`. */
  readonly sizes?: string
  readonly priority?: boolean
  readonly level?: 2 | 3 | 4
  /** Whether the product link names the shown variant in its query. */
  readonly withVariant?: boolean | undefined
  /** Id of the product link, as the target of a skip link. */
  readonly linkId?: string | undefined
  /** Called when the shopper opens the product, by its link or its quick view. */
  readonly onChoose?: () => void
}

const BADGES = { new: 'badgeNew', sale: 'badgeSale', 'coming-soon': 'badgeComingSoon' } as const

/** A search result or a recommendation as a product card. */
export function CatalogueCard({
  card,
  sizes = '42vw',
  priority = false,
  level,
  linkId,
  withVariant,
  onChoose,
}: CatalogueCardProps) {
  const prices = usePrices()
  const href = useHref()
  const { common, product } = useMessages()
  const { price, regularPrice, tones, badge, rating, secondImageUrl } = card
  const oneDecimal = useOneDecimal()
  return (
    <ProductCard
      href={href(cardPath(card, withVariant))}
      name={card.name}
      linkId={linkId}
      level={level}
      category={card.category.join(' · ')}
      picture={{ ...cardPicture(card.imageUrl), sizes, priority }}
      price={price === null ? undefined : prices(price, regularPrice, priceNote(card))}
      tones={{
        tones: tones.map(({ name, hex }) => ({ name, colour: hex })),
        label: common.labelled(product.colours(tones.length), tones.map(({ name }) => name).join(', ')),
      }}
      hoverPicture={secondImageUrl ? { ...cardPicture(secondImageUrl), sizes } : undefined}
      rating={
        rating && {
          text: `★ ${oneDecimal(rating.average)} (${rating.count})`,
          label: `${product.score(oneDecimal(rating.average))}, ${product.reviewCount(rating.count)}`,
        }
      }
      tag={card.isSoldOut ? product.soldOut : badge === null ? undefined : product[BADGES[badge]]}
      heart={<WishlistHeart product={card} variantId={null} isOfMany />}
      quickView={<QuickViewButton card={card} onOpen={onChoose} />}
      onChoose={onChoose}
    />
  )
}
