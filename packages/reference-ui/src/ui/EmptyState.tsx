import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { Mark } from './Mark.tsx'

/** A view without content. */
export interface EmptyStateProps {
  readonly title: ReactNode
  /** Level of the title. Default 3. */
  readonly level?: 1 | 2 | 3 | undefined
  /** Shows the three stones above. */
  readonly mark?: boolean | undefined
  /** What to do next. */
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

/** Says in wide type that there is nothing, then the next step; set at the start edge. */
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
