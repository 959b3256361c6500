import { type ReactNode, useCallback, useId, useReducer } from 'react'
import styles from './Field.module.css'
import { AlertIcon } from './icons.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** What stands around every control. */
export interface FieldWords {
  readonly label: ReactNode
  /** The label is for screen readers only, because what stands beside the field says it. */
  readonly labelHidden?: boolean | undefined
  /** A sentence below that helps before anything is wrong. */
  readonly hint?: ReactNode
  /** What to do about a wrong value; marks the control as invalid. */
  readonly error?: ReactNode
}

/** Attributes that tie a control to its label, hint and error. */
export interface ControlAttributes {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

/** Label above, control, then error or hint below. */
export function Field({ label, labelHidden, hint, error, id, children }: FieldProps) {
  const made = useId()
  const controlId = id ?? made
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const [sent, send] = useReducer((times: number) => times + 1, 0)
  // Said where the control has the focus already, as after Enter in it; a control that takes the focus later is read with its error.
  const tell = useCallback((error: HTMLElement | null) => {
    if (error?.parentElement?.contains(document.activeElement)) error.role = 'alert'
    // What is still wrong when the form is sent again is a new paragraph: only what comes is said.
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
        <p key={sent} id={errorId} ref={tell} className={styles.error}>
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

interface FieldProps extends FieldWords {
  readonly id?: string | undefined
  readonly children: (attributes: ControlAttributes) => ReactNode
}
