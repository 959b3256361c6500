import styles from './Fill.module.css'

/**
 * Paints a positioned parent, behind its content, with a colour from data; the parent needs `isolation: isolate`. It
 * uses the SVG attribute `fill`, because `style-src 'self'` forbids style attributes: the server can render the colour,
 * so it does not flash in later.
 */
export function Fill({ colour }: { readonly colour: string }) {
  return (
    <svg className={styles.fill} aria-hidden="true" focusable="false">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  )
}
