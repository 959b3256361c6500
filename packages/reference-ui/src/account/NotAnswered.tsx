import { useRef } from 'react'
import { useMessages } from '../messages/index.ts'
import { Button } from '../ui/Button.tsx'
import { usePassFocusOn } from '../ui/usePassFocusOn.ts'
import styles from './NotAnswered.module.css'

interface NotAnsweredProps {
  readonly onRetry: () => void
  readonly busy?: boolean
  /** Takes the focus of the button that goes with the answer; the page does by default. */
  readonly onGone?: () => void
}

/** Says that the shop does not answer, with the way to ask again. */
export function NotAnswered({ onRetry, busy = false, onGone }: NotAnsweredProps) {
  const { common, errors } = useMessages()
  const note = useRef<HTMLDivElement>(null)
  usePassFocusOn(note, onGone)
  return (
    <div ref={note} role="alert" className={styles.failed}>
      {/* Said anew when asking again has failed too. */}
      <p>{busy ? common.loading : errors.network}</p>
      <Button look="outline" size="small" busy={busy} onClick={onRetry}>
        {common.retry}
      </Button>
    </div>
  )
}
