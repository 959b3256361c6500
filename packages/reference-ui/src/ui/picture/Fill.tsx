import styles from './Fill.module.css'

/**
 * Paints a positioned parent with a colour from data, behind its content; the parent needs `isolation: isolate`.
 * The SVG `fill` attribute needs no style attribute, so the server can render it under `style-src 'self'` without a
 * flash.
 */
export function Fill({ colour }: { readonly colour: string }) {
  return (
    <svg className={styles.fill} aria-hidden="true" focusable="false">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  )
}
