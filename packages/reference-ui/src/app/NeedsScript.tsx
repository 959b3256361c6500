import { useMessages } from '../messages/index.ts'
import { Status } from '../ui/Status.tsx'

/** Says, where something works with a script only, why it does nothing without one. */
export function NeedsScript() {
  const { common } = useMessages()
  return (
    <noscript>
      <Status tone="way">{common.needsScript}</Status>
    </noscript>
  )
}
