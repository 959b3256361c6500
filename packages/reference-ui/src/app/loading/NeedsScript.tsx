import { useMessages } from '../../messages/index.ts'
import { Status } from '../../ui/feedback/Status.tsx'

/** A message in `<noscript>` that the feature beside it needs JavaScript. */
export function NeedsScript() {
  const { common } = useMessages()
  return (
    <noscript>
      <Status tone="progress">{common.needsScript}</Status>
    </noscript>
  )
}
