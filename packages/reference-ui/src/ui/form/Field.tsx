import { type ReactNode, useCallback, useId, useReducer } from 'react'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { AlertIcon } from '../picture/icons.tsx'
import styles from './Field.module.css'

/** Label, hint and error around a form control. */
export interface FieldMessages {
  readonly label: ReactNode
  /** Hides the label visually, for a field that other visible text already names. */
  readonly labelHidden?: boolean | undefined
  /** Help text below the control, shown before any error occurs. */
  readonly hint?: ReactNode
  /** Error text that says how to correct the value; marks the control as invalid. */
  readonly error?: ReactNode
}

/** Attributes that link a control to its label, hint and error. */
interface ControlAttributes {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

/** A form field: label above, control, then error and hint below. */
export function Field({ label, labelHidden, hint, error, id, children }: FieldProps) {
  const made = useId()
  const controlId = id ?? made
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const [sent, send] = useReducer((times: number) => times + 1, 0)
  // Announce an error at once only if its control has the focus, for example after a submit with Enter. Screen readers
  // read any other error when its control receives the focus.
  const announce = useCallback((error: HTMLElement | null) => {
    if (error?.parentElement?.contains(document.activeElement)) error.role = 'alert'
    // Each submit renders an error that is still present as a new element, because an alert announces only new content.
    const form = error?.closest('form')
    form?.addEventListener('submit', send)
    return () => form?.removeEventListener('submit', send)
  }, [])
  const described = [error ? errorId : null, hint ? hintId : null].filter(Boolean).join(' ')
  const text = <label htmlFor={controlId}>{label}</label>
  return (
    <div className={styles.field}>
      {labelHidden ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      <div className={styles.frame}>
        {children({
          id: controlId,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': described || undefined,
        })}
      </div>
      {error ? (
        <p key={sent} id={errorId} ref={announce} className={styles.error}>
          <AlertIcon size="small" />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}

interface FieldProps extends FieldMessages {
  readonly id?: string | undefined
  readonly children: (attributes: ControlAttributes) => ReactNode
}
