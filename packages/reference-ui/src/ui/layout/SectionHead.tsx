import type { ReactNode } from 'react'
import styles from './SectionHead.module.css'

/** Props of a section heading. */
export interface SectionHeadProps {
  readonly title: ReactNode
  /** Heading level. Default 2. */
  readonly level?: 1 | 2 | 3 | undefined
  readonly id?: string | undefined
  /** Content at the end of the heading's row, such as a link and arrows. */
  readonly children?: ReactNode
}

/** A section heading with optional content at the end of its row. */
export function SectionHead({ title, level = 2, id, children }: SectionHeadProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.head}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {children ? <div className={styles.end}>{children}</div> : null}
    </div>
  )
}
