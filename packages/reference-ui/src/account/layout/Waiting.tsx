import { useMessages } from '../../messages/index.ts'
import { FieldSkeleton, LineSkeleton, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import styles from './Waiting.module.css'

interface WaitingProps {
  /** The kind of content that the skeleton imitates: lines with pictures, form fields, or plain rows (default). */
  readonly of?: keyof typeof BONES
}

const BONES = {
  lines: LineSkeleton,
  fields: FieldSkeleton,
  rows: () => <Skeleton shape="row" />,
} as const

/** A skeleton that reserves the space of loading content, announced as "loading". */
export function Waiting({ of = 'rows' }: WaitingProps) {
  const Bone = BONES[of]
  const { common } = useMessages()
  return (
    <div aria-busy="true" className={styles.waiting}>
      <VisuallyHidden>
        <span role="status">{common.loading}</span>
      </VisuallyHidden>
      <Bone />
      <Bone />
    </div>
  )
}
