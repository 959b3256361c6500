import type { ReactNode } from 'react'
import { Mark } from '../picture/Mark.tsx'
import styles from './EmptyState.module.css'

/** Props of an empty state. */
export interface EmptyStateProps {
  readonly title: ReactNode
  /** Heading level of the title. Default 3. */
  readonly level?: 1 | 2 | 3 | undefined
  /** Shows the shop's mark, three stones, above the title. */
  readonly mark?: boolean | undefined
  /** Buttons or links for the next step. */
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

/**
 * An empty state, aligned to the start edge: the title, in wide type, names what is missing, and the next step follows.
 */
export function EmptyState({ title, level = 3, mark = false, actions, children }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.empty}>
      {mark ? <Mark size="large" className={styles.mark} /> : null}
      <Heading className={styles.title}>{title}</Heading>
      {children ? <div className={styles.words}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  )
}
