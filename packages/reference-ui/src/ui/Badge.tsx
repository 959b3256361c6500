import styles from './Badge.module.css'

/** A count at the corner of an icon button, in orange; it is decoration, so the button's label has to say it too. */
export function Badge({ count, limit = 99 }: { readonly count: number; readonly limit?: number | undefined }) {
  if (count <= 0) return null
  // Drawn by the style sheet, so that the digits are no second name of the button.
  return <span className={styles.badge} aria-hidden="true" data-count={count > limit ? `${limit}+` : count} />
}
