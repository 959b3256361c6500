import { useRef } from 'react'
import { useMessages } from '../messages/index.ts'
import { Button } from '../ui/Button.tsx'
import { usePassFocusOn } from '../ui/usePassFocusOn.ts'
import styles from './NotAnswered.module.css'

/** Says that the shop does not answer, with the way to ask again. */
export function NotAnswered({ onRetry, busy = false }: { readonly onRetry: () => void; readonly busy?: boolean }) {
  const { common, errors } = useMessages()
  const note = useRef<HTMLDivElement>(null)
  usePassFocusOn(note)
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
