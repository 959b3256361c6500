import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './ProductGrid.module.css'

/** A grid of products. */
export interface ProductGridProps {
  /** `<li>` elements, one per product. */
  readonly children: ReactNode
  /** Names the list for screen readers. */
  readonly label?: string | undefined
  /** Drops an odd last card where two stand in a row (previews), but never the only one. */
  readonly trim?: boolean | undefined
  /** New products are on their way; the old ones stay until they come. */
  readonly busy?: boolean | undefined
}

/** Asks its container, not the window: 2 columns, 3 from 640 px, 4 from 1152 px. */
export function ProductGrid({ children, label, trim = false, busy = false }: ProductGridProps) {
  return (
    <div className={styles.grid}>
      <ul aria-label={label} aria-busy={busy || undefined} className={classes(styles.list, trim && styles.trim)}>
        {children}
      </ul>
    </div>
  )
}
