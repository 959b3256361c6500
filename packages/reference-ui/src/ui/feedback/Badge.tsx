import styles from './Badge.module.css'

/**
 * A count badge at the corner of an icon button, in orange. It is decorative, so the button's label must include the
 * count.
 */
export function Badge({ count, limit = 99 }: { readonly count: number; readonly limit?: number | undefined }) {
  if (count <= 0) return null
  // The style sheet renders the digits from `data-count`, so they do not become part of the button's accessible name.
  return <span className={styles.badge} aria-hidden="true" data-count={count > limit ? `${limit}+` : count} />
}
