import { type ReactNode, useState } from 'react'
import { Anchor } from '../button/Anchor.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { Picture, type PictureProps } from '../picture/Picture.tsx'
import { HoverPicture } from './HoverPicture.tsx'
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
  /** Second view, usually the back, that loads and fades in on hover with a mouse, or on keyboard focus. */
  readonly hoverPicture?: PictureProps | undefined
  /** Category name in small type above the product name. */
  readonly category?: string | undefined
  /** Omitted while the price is unknown. */
  readonly price?: PriceProps | undefined
  readonly tones?: TonesProps | undefined
  /** The rating as a short text, "★ 4.6 (23)", and as text for screen readers. */
  readonly rating?: { readonly text: string; readonly label: string } | undefined
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
    rating,
    tag,
    heart,
    quickView,
    level = 3,
    onChoose,
  } = props
  const Heading = `h${level}` as const
  const [isHovered, setIsHovered] = useState(false)
  return (
    <article
      className={styles.card}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setIsHovered(true)}
      onFocus={({ target }) => target.matches(':focus-visible') && setIsHovered(true)}
    >
      <div className={styles.body}>
        {category ? <p className={styles.category}>{category}</p> : null}
        <Heading className={styles.name}>
          <Anchor id={linkId} href={href} onClick={onChoose}>
            {name}
          </Anchor>
        </Heading>
        {price ? <Price size="card" {...price} /> : null}
        {rating ? (
          <p className={styles.category}>
            <span aria-hidden="true">{rating.text}</span>
            <VisuallyHidden>{rating.label}</VisuallyHidden>
          </p>
        ) : null}
        {tones && tones.tones.length > 0 ? (
          <div className={styles.tones}>
            <Tones {...tones} />
          </div>
        ) : null}
      </div>
      <div className={styles.picture}>
        <Picture {...picture} />
        {hoverPicture && isHovered ? <HoverPicture {...hoverPicture} /> : null}
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
