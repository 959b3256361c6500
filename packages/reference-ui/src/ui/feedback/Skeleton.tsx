import { classes } from '../classes.ts'
import styles from './Skeleton.module.css'

/** Props of a skeleton block, which has the shape of the content that is loading. */
export interface SkeletonProps {
  /** `picture` 4 : 5, `square`, `line` a line of text, `title` a line of a heading, `row` 56 px. */
  readonly shape: 'picture' | 'square' | 'line' | 'title' | 'row'
  /** Share of the row's width. Default `full`. */
  readonly length?: 'full' | 'long' | 'half' | 'short' | undefined
}

/**
 * A loading placeholder that pulses and becomes visible after 200 ms. It is decorative, so set `aria-busy` on the
 * element whose content is loading.
 */
export function Skeleton({ shape, length = 'full' }: SkeletonProps) {
  return <span aria-hidden="true" className={classes(styles.bone, styles[shape], styles[length])} />
}

/** Skeleton of a cart line or an order line: a picture with text beside it. */
export function LineSkeleton() {
  return (
    <div className={styles.item} aria-hidden="true">
      <Skeleton shape="picture" />
      <div>
        <Skeleton shape="line" length="long" />
        <Skeleton shape="line" length="half" />
      </div>
    </div>
  )
}

/** Skeleton of a field with its label. */
export function FieldSkeleton() {
  return (
    <div className={styles.field} aria-hidden="true">
      <Skeleton shape="line" length="short" />
      <Skeleton shape="row" />
    </div>
  )
}

/** Skeleton of a product card. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton shape="picture" />
      <Skeleton shape="line" length="half" />
      <Skeleton shape="line" length="long" />
      <Skeleton shape="line" length="short" />
    </div>
  )
}
