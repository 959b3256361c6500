import type { ReactNode } from 'react'
import styles from './SkipLink.module.css'

/** The first link of the page: past the header to the content. Seen only while it has the focus. */
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
