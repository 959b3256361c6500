import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import styles from './Checkbox.module.css'
import { classes } from './classes.ts'
import fieldStyles from './Field.module.css'
import { AlertIcon } from './icons.tsx'

/** Props of a checkbox: those of `<input>` and its words. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  readonly label: ReactNode
  /** At the end of the row in meta ink: how many products a filter would leave. */
  readonly end?: ReactNode
  /** What to do if it has to be ticked. */
  readonly error?: ReactNode
}

/** A checkbox whose whole row is its target; ticked is a filled square, never colour alone. */
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
