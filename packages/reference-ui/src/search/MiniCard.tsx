import { joinCategory, type SearchCard } from '@cairn/core/search'
import { useHref } from '../app/ShopContext.tsx'
import { useMoney } from '../app/useFormats.ts'
import { useMessages } from '../messages/index.ts'
import { cardPicture } from '../product/pictures.ts'
import { Anchor } from '../ui/Anchor.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Price } from '../ui/Price.tsx'
import styles from './MiniCard.module.css'

/** A product as a row of the search panel. `withVariant` leads to the very colour that is shown. */
export function MiniCard({ card, withVariant = false }: { readonly card: SearchCard; readonly withVariant?: boolean }) {
  const money = useMoney()
  const href = useHref()
  const { common } = useMessages()
  const { price, regularPrice, variantId } = card
  return (
    <li className={styles.card}>
      <Picture {...cardPicture(card.imageUrl)} alt={card.name} sizes="76px" />
      <div>
        {card.category.length === 0 ? null : <p className={styles.category}>{joinCategory(card.category)}</p>}
        <h3 className={styles.name}>
          <Anchor
            href={href(withVariant && variantId !== null ? `/${card.slug}?variant=${variantId}` : `/${card.slug}`)}
          >
            {card.name}
          </Anchor>
        </h3>
        {price === null ? null : (
          <Price
            price={money(price)}
            regular={regularPrice === null ? undefined : money(regularPrice)}
            labels={{ sale: common.salePrice, regular: common.regularPrice }}
          />
        )}
      </div>
    </li>
  )
}
