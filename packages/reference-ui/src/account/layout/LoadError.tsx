import { useRef } from 'react'
import { useMessages } from '../../messages/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { usePassFocusOn } from '../../ui/hooks/usePassFocusOn.ts'
import styles from './LoadError.module.css'

interface LoadErrorProps {
  readonly onRetry: () => void
  readonly busy?: boolean
  /** Moves the focus when the retry button unmounts with the focus. By default, the main content receives the focus. */
  readonly onGone?: () => void
}

/** An error message for data that could not be loaded, with a retry button. */
export function LoadError({ onRetry, busy = false, onGone }: LoadErrorProps) {
  const { common, errors } = useMessages()
  const note = useRef<HTMLDivElement>(null)
  usePassFocusOn(note, onGone)
  return (
    <div ref={note} role="alert" className={styles.failed}>
      {/* Changing the text makes screen readers announce the error again when the retry fails too. */}
      <p>{busy ? common.loading : errors.network}</p>
      <Button look="outline" size="small" busy={busy} onClick={onRetry}>
        {common.retry}
      </Button>
    </div>
  )
}
