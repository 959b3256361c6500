import type { ReactNode } from 'react'
import styles from './TopSellers.module.css'

/** The space of the top sellers below an empty list, also while they load, so that the footer does not move. */
export function TopSellersSpace({ children }: { readonly children?: ReactNode }) {
  return <div className={styles.space}>{children}</div>
}
