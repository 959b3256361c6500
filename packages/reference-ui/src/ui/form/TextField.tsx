import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Field.module.css'
import { Field, type FieldMessages } from './Field.tsx'

/**
 * Props of a text field: those of `<input>` and its label, hint and error. Set `autoComplete` on every field that asks
 * for personal data.
 */
export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'>, FieldMessages {
  /** Control inside the frame at its end, such as the toggle that shows a password. */
  readonly end?: ReactNode
}

/** A text field with a label. */
export function TextField({ label, labelHidden, hint, error, end, id, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, labelHidden, hint, error, id }}>
      {(attributes) => (
        <>
          <input type="text" {...input} {...attributes} className={classes(styles.input, className)} />
          {end ? <span className={styles.end}>{end}</span> : null}
        </>
      )}
    </Field>
  )
}
