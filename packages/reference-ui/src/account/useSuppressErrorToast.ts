import { useStore, useStoreEvent } from '@cairn/react'
import { useRef } from 'react'

/**
 * For a form that shows an error itself: returns a function that dismisses the toast which the core shows for every
 * failed change. Call it in the failure handler, before the toast is rendered or announced.
 */
export const useSuppressErrorToast = (): (() => void) => {
  const { dismiss } = useStore().toasts.commands
  // The core emits the failure and its toast in the same microtask, in either order.
  const pending = useRef<{ isSuppressed: boolean; toast: number | null }>({ isSuppressed: false, toast: null })
  const note = (update: Partial<typeof pending.current>): void => {
    const { isSuppressed, toast } = Object.assign(pending.current, update)
    if (isSuppressed && toast !== null) dismiss(toast)
    queueMicrotask(() => {
      pending.current = { isSuppressed: false, toast: null }
    })
  }
  useStoreEvent('toast.shown', ({ toast: { id, code } }) => {
    // Keep the toast for an ended session: the form unmounts with the session.
    if (code !== 'unauthorized') note({ toast: id })
  })
  return () => note({ isSuppressed: true })
}
