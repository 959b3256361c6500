import type { ReactNode } from 'react'
import styles from './Stars.module.css'

const pitch = 21
const star = 'l2.5 5.3 5.7.8-4.1 4.1 1 5.8-5.1-2.8-5.1 2.8 1-5.8-4.1-4.1 5.7-.8z'
/** Five stars as one path, each `pitch` to the right of the previous one. */
const row = `M10 1.8${Array(5).fill(star).join(`m${pitch} 0`)}`

/** Props of a star rating. */
export interface StarsProps {
  /** Rating from 0 to 5; a fraction fills part of a star. */
  readonly value: number
  /** Accessible name, "4.6 out of 5 stars"; omitted if text beside the stars says the same. */
  readonly label?: string | undefined
}

/** A rating as five stars of 15 px. */
export function Stars({ value, label }: StarsProps) {
  const score = Math.min(5, Math.max(0, value))
  const whole = Math.floor(score)
  const filled = whole * pitch + (score - whole) * 20
  // Start the view box at the left tip of the first star instead of the drawing's empty margin, so that the star aligns
  // with the text below.
  return (
    <svg
      viewBox="1.8 0 104 20"
      className={styles.stars}
      role="img"
      aria-label={label}
      aria-hidden={!label || undefined}
    >
      <g className={styles.off}>
        <path d={row} />
      </g>
      <svg width={filled} height="20" className={styles.on} aria-hidden="true">
        <path d={row} />
      </svg>
    </svg>
  )
}

/** Props of a large average rating. */
export interface ScoreProps extends Required<StarsProps> {
  /** The rating in the site's number format, "4.6". */
  readonly figure: string
  /** Text beside the stars, "128 reviews". */
  readonly children: ReactNode
}

/** An average rating: a figure in wide type with stars and a line of text beside it. */
export function Score({ figure, value, label, children }: ScoreProps) {
  return (
    <div className={styles.score}>
      <b aria-hidden="true">{figure}</b>
      <div>
        <Stars value={value} label={label} />
        <p>{children}</p>
      </div>
    </div>
  )
}
