import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Field.module.css'
import { Field, type FieldWords } from './Field.tsx'

/** Props of a text field: those of `<input>` and the words around it. Set `autoComplete` wherever the field asks for a person's data. */
export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'>, FieldWords {
  /** A control at the end inside the frame, such as the switch that shows a password. */
  readonly end?: ReactNode
}

/** A labelled text field. */
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

/** Props of a text area: those of `<textarea>` and the words around it. */
export interface TextAreaProps extends ComponentProps<'textarea'>, FieldWords {}

/** A labelled field of several lines. */
export function TextArea({ label, labelHidden, hint, error, id, className, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, labelHidden, hint, error, id }}>
      {(attributes) => <textarea {...area} {...attributes} className={classes(styles.input, className)} />}
    </Field>
  )
}
