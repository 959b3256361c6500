import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Status.module.css'

/** A short notice with a dot: stock ("3 Remaining") or the state of an order ("On its way"). */
export interface StatusProps {
  /** `notice` readable orange, `good` green, `quiet` grey dot and plain words, `way` orange dot and plain words, `done` green dot and plain words. */
  readonly tone: 'notice' | 'good' | 'quiet' | 'way' | 'done'
  readonly children: ReactNode
  readonly id?: string | undefined
}

/** A notice whose dot repeats, and never replaces, what the words say. */
export function Status({ tone, children, id }: StatusProps) {
  return (
    <p id={id} className={classes(styles.status, styles[tone])}>
      {children}
    </p>
  )
}
