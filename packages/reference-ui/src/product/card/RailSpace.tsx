import { Band } from '../../ui/layout/Page.tsx'
import styles from '../page/ProductPage.module.css'

/** Reserves the space of a row of cards while its products load, so that the footer does not move. */
export function RailSpace() {
  return (
    <Band>
      <div className={styles.rail} />
    </Band>
  )
}
