import type { ReactNode } from 'react'
import { Anchor } from '../button/Anchor.tsx'
import { Picture, type PictureProps } from '../picture/Picture.tsx'
import { Price, type PriceProps } from './Price.tsx'
import styles from './ProductCard.module.css'
import { Tag } from './Tag.tsx'
import { Tones, type TonesProps } from './Tones.tsx'

/** Props of a product card in a grid or a rail. */
export interface ProductCardProps {
  readonly href: string
  /** Id of the link, as the target of a skip link. */
  readonly linkId?: string | undefined
  readonly name: string
  readonly picture: PictureProps
  /** Second view, usually the back, that fades in on hover. */
  readonly hoverPicture?: PictureProps | undefined
  /** Category name in small type above the product name. */
  readonly category?: string | undefined
  /** Omitted while the price is unknown. */
  readonly price?: PriceProps | undefined
  readonly tones?: TonesProps | undefined
  /** At most one tag, such as "New" or "−20%". */
  readonly tag?: string | undefined
  /** The wish-list button, an `IconButton`. */
  readonly heart?: ReactNode
  /** The quick-view button in the lower corner of the picture. */
  readonly quickView?: ReactNode
  /** Heading level of the product name. Default 3. */
  readonly level?: 2 | 3 | 4 | undefined
  /** Called when the shopper chooses the product, before the browser follows the link. */
  readonly onChoose?: (() => void) | undefined
}

/** A product card: one link covers the whole card; the wish-list and quick-view buttons lie on top of the link. */
export function ProductCard(props: ProductCardProps) {
  const {
    href,
    linkId,
    name,
    picture,
    hoverPicture,
    category,
    price,
    tones,
    tag,
    heart,
    quickView,
    level = 3,
    onChoose,
  } = props
  const Heading = `h${level}` as const
  return (
    <article className={styles.card}>
      <div className={styles.body}>
        {category ? <p className={styles.category}>{category}</p> : null}
        <Heading className={styles.name}>
          <Anchor id={linkId} href={href} onClick={onChoose}>
            {name}
          </Anchor>
        </Heading>
        {price ? <Price size="card" {...price} /> : null}
        {tones && tones.tones.length > 0 ? (
          <div className={styles.tones}>
            <Tones {...tones} />
          </div>
        ) : null}
      </div>
      <div className={styles.picture}>
        <Picture {...picture} />
        {hoverPicture ? (
          <div className={styles.second}>
            <Picture {...hoverPicture} alt="" />
          </div>
        ) : null}
        {tag ? (
          <div className={styles.tag}>
            <Tag>{tag}</Tag>
          </div>
        ) : null}
      </div>
      {quickView ? <div className={styles.quick}>{quickView}</div> : null}
      {heart ? <div className={styles.heart}>{heart}</div> : null}
    </article>
  )
}
