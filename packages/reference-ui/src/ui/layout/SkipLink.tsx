import type { ReactNode } from 'react'
import styles from './SkipLink.module.css'

/** The first link of the page, which skips the header. It is visible only while it has the focus. */
export function SkipLink({
  to,
  children,
}: {
  /** Id of the content. */ readonly to: string
  readonly children: ReactNode
}) {
  return (
    <a className={styles.skip} href={`#${to}`}>
      {children}
    </a>
  )
}
