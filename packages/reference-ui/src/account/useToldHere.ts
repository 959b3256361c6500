import { useFact, useStore } from '@cairn/react'
import { useRef } from 'react'

/**
 * For a form that shows a refusal itself. The core tells every failed change as a toast too, since it cannot know who shows what: call the result
 * from the handler of the failure, and the toast of that failure is taken back before it is drawn or spoken. Where no form listens, it stays.
 */
export const useToldHere = (): (() => void) => {
  const { dismiss } = useStore().toasts.commands
  // The failure and its toast are told in one breath, in whichever order.
  const breath = useRef<{ isTold: boolean; toast: number | null }>({ isTold: false, toast: null })
  const note = (heard: Partial<typeof breath.current>): void => {
    const { isTold, toast } = Object.assign(breath.current, heard)
    if (isTold && toast !== null) dismiss(toast)
    queueMicrotask(() => {
      breath.current = { isTold: false, toast: null }
    })
  }
  useFact('toast.shown', ({ toast: { id, code } }) => {
    // The end of a session is another matter: the form goes with it.
    if (code !== 'unauthorized') note({ toast: id })
  })
  return () => note({ isTold: true })
}
