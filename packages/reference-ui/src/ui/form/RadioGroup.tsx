import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { AlertIcon } from '../picture/icons.tsx'
import styles from './Checkbox.module.css'
import fieldStyles from './Field.module.css'

/** One option of a radio group. */
interface RadioOption<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
  /** Second line in muted text. */
  readonly hint?: ReactNode
  /** Content at the end of the row, such as the price of a shipping method. */
  readonly end?: ReactNode
  readonly disabled?: boolean | undefined
}

/** Props of a radio group, which is generic over the type of its values. */
export interface RadioGroupProps<Value extends string> {
  readonly legend: ReactNode
  readonly legendHidden?: boolean | undefined
  readonly options: readonly RadioOption<Value>[]
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
  /** Name of the form control; generated if omitted. */
  readonly name?: string | undefined
  /** Places the options side by side if there is room. */
  readonly inline?: boolean | undefined
  readonly required?: boolean | undefined
  readonly error?: ReactNode
}

/** A group of native radio buttons with a legend. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, legendHidden, options, value, onChange, name, inline, required, error } = props
  const made = useId()
  return (
    <fieldset aria-describedby={error ? `${made}-error` : undefined}>
      <legend className={styles.legend}>{legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}</legend>
      <div className={classes(inline && styles.inline)}>
        {options.map((option) => (
          <label key={option.value} className={styles.row}>
            <input
              type="radio"
              name={name ?? made}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              disabled={option.disabled}
              required={required}
              aria-invalid={error ? true : undefined}
              className={styles.box}
            />
            <span className={styles.words}>
              {option.label}
              {option.hint ? <small>{option.hint}</small> : null}
            </span>
            {option.end === undefined ? null : <span className={styles.end}>{option.end}</span>}
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${made}-error`} className={classes(fieldStyles.error, styles.error)}>
          <AlertIcon size="small" />
          <span>{error}</span>
        </p>
      ) : null}
    </fieldset>
  )
}
