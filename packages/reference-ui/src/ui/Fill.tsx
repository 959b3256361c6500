import styles from './Fill.module.css'

/**
 * Paints a positioned parent with a colour that comes as data. An SVG attribute needs no style attribute, so the server can render it under
 * `style-src 'self'` and nothing flashes; it lies behind the parent's content (give the parent `isolation: isolate`).
 */
export function Fill({ colour }: { readonly colour: string }) {
  return (
    <svg className={styles.fill} aria-hidden="true" focusable="false">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  )
}
