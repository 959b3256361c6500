import { useMessages } from '../messages/index.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './Waiting.module.css'

/** Rows that keep the place of what is being read; spoken as loading. */
export function Waiting() {
  const { common } = useMessages()
  return (
    <div aria-busy="true" className={styles.waiting}>
      <VisuallyHidden>
        <span role="status">{common.loading}</span>
      </VisuallyHidden>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  )
}
