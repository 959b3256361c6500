import { classes } from './classes.ts'
import styles from './Tones.module.css'

/** A colour as data: a CSS colour already checked by whoever hands it in. */
export interface Tone {
  readonly name: string
  readonly colour: string
}

/** One round of colour. SVG paints it by an attribute, which the content policy allows and the server can render. */
export function ToneDot({ colour, size = 'small' }: { readonly colour: string; readonly size?: 'small' | 'medium' }) {
  return (
    <svg className={classes(styles.dot, styles[size])} viewBox="0 0 12 12" aria-hidden="true" focusable="false">
      <circle cx="6" cy="6" r="6" fill={colour} />
      <circle cx="6" cy="6" r="5.5" className={styles.edge} />
    </svg>
  )
}

/** The colours a product comes in, under its price. */
export interface TonesProps {
  readonly tones: readonly Tone[]
  /** The names as one sentence for screen readers, "4 colours: Spruce, Dusk, Rust, Night". */
  readonly label: string
  /** Dots shown before "+2" stands in for the rest. Default 6. */
  readonly limit?: number | undefined
}

/** Colour dots. */
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
