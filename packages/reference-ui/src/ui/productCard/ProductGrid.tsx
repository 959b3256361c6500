import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './ProductGrid.module.css'

/** Props of a product grid. */
export interface ProductGridProps {
  /** `<li>` elements, one per product. */
  readonly children: ReactNode
  /** Accessible name of the list. */
  readonly label?: string | undefined
  /** Hides the last card if it is alone in its row of a two-column layout (previews), but never the only card. */
  readonly trim?: boolean | undefined
  /** Whether new products are loading; the old ones stay visible until the new ones arrive. */
  readonly busy?: boolean | undefined
}

/** A product grid that adapts to the width of its container: 2 columns, 3 from 640 px, 4 from 1152 px. */
export function ProductGrid({ children, label, trim = false, busy = false }: ProductGridProps) {
  return (
    <div className={styles.grid}>
      <ul aria-label={label} aria-busy={busy || undefined} className={classes(styles.list, trim && styles.trim)}>
        {children}
      </ul>
    </div>
  )
}
