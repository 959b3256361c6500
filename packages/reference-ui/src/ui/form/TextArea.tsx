import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import styles from './Field.module.css'
import { Field, type FieldMessages } from './Field.tsx'

/** Props of a text area: those of `<textarea>` and its label, hint and error. */
export interface TextAreaProps extends ComponentProps<'textarea'>, FieldMessages {}

/** A text field of several lines with a label. */
export function TextArea({ label, labelHidden, hint, error, id, className, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, labelHidden, hint, error, id }}>
      {(attributes) => <textarea {...area} {...attributes} className={classes(styles.input, className)} />}
    </Field>
  )
}
