import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Status.module.css'

/** A short notice with a dot: stock ("3 Remaining") or the state of an order ("On its way"). */
export interface StatusProps {
  /**
   * `notice` orange text, `good` green text, `quiet` grey dot with plain text, `progress` orange dot with plain text, `done`
   * green dot with plain text.
   */
  readonly tone: 'notice' | 'good' | 'quiet' | 'progress' | 'done'
  readonly children: ReactNode
  readonly id?: string | undefined
}

/** A status notice whose dot repeats the meaning of the text but never replaces it. */
export function Status({ tone, children, id }: StatusProps) {
  return (
    <p id={id} className={classes(styles.status, styles[tone])}>
      {children}
    </p>
  )
}
