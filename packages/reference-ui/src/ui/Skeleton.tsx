import { classes } from './classes.ts'
import styles from './Skeleton.module.css'

/** A stone-grey block in the true shape of what will come. */
export interface SkeletonProps {
  /** `picture` 4 : 5, `square`, `line` a line of text, `title` a line of a heading, `row` 56 px. */
  readonly shape: 'picture' | 'square' | 'line' | 'title' | 'row'
  /** Share of the row. Default `full`. */
  readonly length?: 'full' | 'long' | 'half' | 'short' | undefined
}

/** Appears only after 200 ms and breathes; decoration, so put `aria-busy` on what it stands in for. */
export function Skeleton({ shape, length = 'full' }: SkeletonProps) {
  return <span aria-hidden="true" className={classes(styles.bone, styles[shape], styles[length])} />
}

/** The bones of a line of a cart or an order: a picture with a few words beside it. */
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

/** The bones of a field with its label. */
export function FieldSkeleton() {
  return (
    <div className={styles.field} aria-hidden="true">
      <Skeleton shape="line" length="short" />
      <Skeleton shape="row" />
    </div>
  )
}

/** The bones of a product card. */
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
