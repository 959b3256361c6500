import { classes } from '../classes.ts'
import styles from './Tones.module.css'

/** A colour of a product. `colour` is a CSS colour that the caller has validated. */
interface Tone {
  readonly name: string
  readonly colour: string
}

/**
 * One colour dot. The colour is an SVG attribute, which the server can render; the content security policy forbids
 * style attributes.
 */
export function ToneDot({ colour, size = 'small' }: { readonly colour: string; readonly size?: 'small' | 'medium' }) {
  return (
    <svg className={classes(styles.dot, styles[size])} viewBox="0 0 12 12" aria-hidden="true">
      <circle cx="6" cy="6" r="6" fill={colour} />
      <circle cx="6" cy="6" r="5.5" className={styles.edge} />
    </svg>
  )
}

/** Props of the colour dots under a product's price. */
export interface TonesProps {
  readonly tones: readonly Tone[]
  /** All names in one sentence for screen readers, "4 colours: Spruce, Dusk, Rust, Night". */
  readonly label: string
  /** Number of dots shown before "+2" replaces the remaining ones. Default 6. */
  readonly limit?: number | undefined
}

/** The colours of a product as dots. */
export function Tones({ tones, label, limit = 6 }: TonesProps) {
  const rest = tones.length - limit
  return (
    <span className={styles.tones} role="img" aria-label={label}>
      {tones.slice(0, limit).map((tone) => (
        <ToneDot key={tone.name} colour={tone.colour} />
      ))}
      {rest > 0 ? <span>{`+${rest}`}</span> : null}
    </span>
  )
}
