import type { ReactNode } from 'react'
import styles from './Stars.module.css'

const pitch = 21
const star = 'l2.5 5.3 5.7.8-4.1 4.1 1 5.8-5.1-2.8-5.1 2.8 1-5.8-4.1-4.1 5.7-.8z'
/** Five stars as one shape: each begins a pitch after the one before. */
const row = `M10 1.8${Array(5).fill(star).join(`m${pitch} 0`)}`

/** A score as five stars. */
export interface StarsProps {
  /** 0 to 5; parts of a star are drawn. */
  readonly value: number
  /** What the stars say, "4.6 out of 5 stars". Left out where the words stand beside them. */
  readonly label?: string | undefined
}

/** Five stars of 15 px, filled as far as the score goes. */
export function Stars({ value, label }: StarsProps) {
  const score = Math.min(5, Math.max(0, value))
  const whole = Math.floor(score)
  const filled = whole * pitch + (score - whole) * 20
  const drawing = (
    <>
      <g className={styles.off}>
        <path d={row} />
      </g>
      <svg width={filled} height="20" className={styles.on} aria-hidden="true">
        <path d={row} />
      </svg>
    </>
  )
  // The first point, not the empty edge of the drawing, stands on the line of the text below.
  const shared = { viewBox: '1.8 0 104 20', className: styles.stars, focusable: false }
  return label ? (
    <svg {...shared} role="img" aria-label={label}>
      {drawing}
    </svg>
  ) : (
    <svg {...shared} aria-hidden="true">
      {drawing}
    </svg>
  )
}

/** The average of all reviews, large. */
export interface ScoreProps extends StarsProps {
  /** The figure in the reader's notation, "4.6". */
  readonly figure: string
  /** "128 reviews". */
  readonly children?: ReactNode
}

/** A figure in wide type with stars and a line beside it. */
export function Score({ figure, value, label, children }: ScoreProps) {
  return (
    <div className={styles.score}>
      <b aria-hidden={label ? true : undefined}>{figure}</b>
      <div>
        <Stars value={value} label={label} />
        {children ? <p>{children}</p> : null}
      </div>
    </div>
  )
}
