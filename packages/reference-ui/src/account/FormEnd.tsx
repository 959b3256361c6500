import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { CheckIcon } from '../ui/icons.tsx'
import styles from './Form.module.css'

interface FormEndProps {
  readonly submit: string
  readonly busy: boolean
  readonly failure: string | null
  /** What is said after it worked. */
  readonly done: ReactNode
}

/** The end of a form: what went wrong, the button, and what went well. Both messages keep their place, so that they are spoken. */
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
