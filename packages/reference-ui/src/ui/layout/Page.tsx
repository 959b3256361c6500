import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Page.module.css'

/** Holds content inside the gutters, up to 1536 px wide. */
export function Wrap({
  className,
  children,
}: {
  readonly className?: string | undefined
  readonly children: ReactNode
}) {
  return <div className={classes(styles.wrap, className)}>{children}</div>
}

/** A page section with a space of one `--stride` above it. The last section of a page also has this space below it. */
export function Band({
  className,
  children,
}: {
  readonly className?: string | undefined
  readonly children: ReactNode
}) {
  return <div className={classes(styles.wrap, styles.band, className)}>{children}</div>
}
