import styles from './FitScale.module.css'

/** Props of a scale that shows where an average lies between two ends. */
export interface FitScaleProps {
  /** Visible label, "Fit". */
  readonly label: string
  /** Position from 0 (first end) to 1 (last end). */
  readonly at: number
  /** Labels of the two ends, "Runs small" and "Runs large". */
  readonly ends: readonly [string, string]
  /** Accessible name with label and average, "Fit: true to size". */
  readonly words: string
}

/** A scale of five bars with a 16 px dot at the average. */
export function FitScale({ label, at, ends, words }: FitScaleProps) {
  const place = Math.min(1, Math.max(0, at)) * 100
  return (
    <div className={styles.scale}>
      <p aria-hidden="true">{label}</p>
      <div className={styles.track} role="img" aria-label={words}>
        <span />
        <span />
        <span />
        <span />
        <span />
        <svg aria-hidden="true">
          <circle cx={`${place}%`} cy="50%" r="6.5" />
        </svg>
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </div>
  )
}
