import styles from './Fill.module.css'

/**
 * Fills its positioned parent with a colour from data, behind the parent's content; the parent needs `isolation:
 * isolate`. The colour is the SVG attribute `fill`, which the server can render, because `style-src 'self'` forbids
 * style attributes.
 */
export function Fill({ colour }: { readonly colour: string }) {
  return (
    <svg className={styles.fill} aria-hidden="true">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  )
}
