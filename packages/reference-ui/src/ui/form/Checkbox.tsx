import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { classes } from '../classes.ts'
import { AlertIcon } from '../picture/icons.tsx'
import styles from './Checkbox.module.css'
import fieldStyles from './Field.module.css'

/** Props of a checkbox: those of `<input>` and a label. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  readonly label: ReactNode
  /** Muted text at the end of the row, such as the number of products that a filter would leave. */
  readonly end?: ReactNode
  /** Error text that says what to do, such as "Please tick this box". */
  readonly error?: ReactNode
}

/**
 * A checkbox whose whole row is clickable. A tick marks the checked state, so the state is visible without colour.
 */
export function Checkbox({ label, end, error, className, ...input }: CheckboxProps) {
  const errorId = useId()
  return (
    <div className={className}>
      <label className={styles.row}>
        <input
          {...input}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : input['aria-describedby']}
        />
        <span className={styles.words}>{label}</span>
        {end === undefined ? null : <span className={styles.end}>{end}</span>}
      </label>
      {error ? (
        <p id={errorId} className={classes(fieldStyles.error, styles.error)}>
          <AlertIcon size="small" />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  )
}
