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

/** A page section with the space of one `--stride` above it, and one below the last section. */
export function Band({
  className,
  children,
}: {
  readonly className?: string | undefined
  readonly children: ReactNode
}) {
  return <div className={classes(styles.wrap, styles.band, className)}>{children}</div>
}
