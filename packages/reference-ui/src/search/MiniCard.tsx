import { joinCategory, type SearchCard } from '@cairn/core/search'
import { useHref } from '../app/shop/ShopContext.tsx'
import { useMessages } from '../messages/index.ts'
import { cardPath } from '../product/card/cardPath.ts'
import { priceNote } from '../product/card/priceNote.ts'
import { usePrices } from '../product/card/usePrices.ts'
import { cardPicture } from '../product/gallery/pictures.ts'
import { Anchor } from '../ui/button/Anchor.tsx'
import { Picture } from '../ui/picture/Picture.tsx'
import { Price } from '../ui/productCard/Price.tsx'
import styles from './MiniCard.module.css'

/** A product as a row of the search panel. With `withVariant` it links to the shown variant. */
export function MiniCard({ card, withVariant = false }: { readonly card: SearchCard; readonly withVariant?: boolean }) {
  const prices = usePrices()
  const href = useHref()
  const { product } = useMessages()
  const { price, regularPrice, badge } = card
  return (
    <li className={styles.card}>
      <Picture {...cardPicture(card.imageUrl)} alt={card.name} sizes="76px" />
      <div>
        {card.category.length === 0 ? null : <p className={styles.category}>{joinCategory(card.category)}</p>}
        <h3 className={styles.name}>
          <Anchor href={href(cardPath(card, withVariant))}>{card.name}</Anchor>
        </h3>
        {price === null ? null : <Price {...prices(price, regularPrice, priceNote(card))} />}
        {badge === 'coming-soon' ? <p className={styles.category}>{product.badgeComingSoon}</p> : null}
      </div>
    </li>
  )
}
