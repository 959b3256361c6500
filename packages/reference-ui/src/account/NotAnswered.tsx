import { useMessages } from '../messages/index.ts'
import { Button } from '../ui/Button.tsx'
import styles from './NotAnswered.module.css'

/** Says that the shop does not answer, with the way to ask again. */
export function NotAnswered({ onRetry }: { readonly onRetry: () => void }) {
  const { common, errors } = useMessages()
  return (
    <div role="alert" className={styles.failed}>
      <p>{errors.network}</p>
      <Button look="outline" size="small" onClick={onRetry}>
        {common.retry}
      </Button>
    </div>
  )
}
