import type { ReactNode } from 'react'
import styles from './Tag.module.css'

/** The single tag on a picture, "New" or "−20%". */
export function Tag({ children }: { readonly children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>
}
