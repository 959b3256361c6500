import type { ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import { Picture, type PictureProps } from './Picture.tsx'
import { Price, type PriceProps } from './Price.tsx'
import styles from './ProductCard.module.css'
import { Tag } from './Tag.tsx'
import { Tones, type TonesProps } from './Tones.tsx'

/** A product in a grid or a rail. */
export interface ProductCardProps {
  readonly href: string
  /** An id for the link, where a skip link leads to it. */
  readonly linkId?: string | undefined
  readonly name: string
  readonly picture: PictureProps
  /** A second view that fades in on hover, usually the back. */
  readonly hoverPicture?: PictureProps | undefined
  /** The small line above the name. */
  readonly category?: string | undefined
  /** Left out while the price is not known. */
  readonly price?: PriceProps | undefined
  readonly tones?: TonesProps | undefined
  /** "New", "−20%": one at most. */
  readonly tag?: string | undefined
  /** The wish-list button, an `IconButton`. */
  readonly heart?: ReactNode
  /** The button of the quick view, in the lower corner of the picture. */
  readonly quickView?: ReactNode
  /** Level of the name in the outline of the page. Default 3. */
  readonly level?: 2 | 3 | 4 | undefined
  /** Told when the product is chosen, before the browser follows the link. */
  readonly onChoose?: (() => void) | undefined
}

/** A product: one link whose target is the whole card, with the heart and the quick view above it. */
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
