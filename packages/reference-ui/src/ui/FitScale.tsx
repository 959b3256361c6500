import styles from './FitScale.module.css'

/** An average between two ends. */
export interface FitScaleProps {
  /** "Fit". */
  readonly label: string
  /** 0 at the first end, 1 at the last. */
  readonly at: number
  /** "Runs small", "Runs large". */
  readonly ends: readonly [string, string]
  /** What it says to screen readers, label and average: "Fit: true to size". */
  readonly words: string
}

/** Five bars and a 16 px dot where the average lies. */
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
        <svg aria-hidden="true" focusable="false">
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
