import type { ReactNode } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { CheckIcon } from '../../ui/picture/icons.tsx'
import styles from './Form.module.css'

interface FormEndProps {
  readonly submit: string
  readonly busy: boolean
  readonly failure: string | null
  /** The message after a successful submit. */
  readonly done: ReactNode
}

/**
 * The end of a form: error message, submit button and success message. Both message elements are always in the DOM,
 * because screen readers announce only changes of an existing live region.
 */
export function FormEnd({ submit, busy, failure, done }: FormEndProps) {
  return (
    <>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <div className={styles.end}>
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
        <p role="status" className={styles.done}>
          {done ? (
            <>
              <CheckIcon size="medium" />
              <span>{done}</span>
            </>
          ) : null}
        </p>
      </div>
    </>
  )
}
