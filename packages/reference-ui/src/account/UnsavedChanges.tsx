import { useEffect, useRef, useState } from 'react'
import { useHref } from '../app/ShopContext.tsx'
import { useMessages } from '../messages/index.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useAccountWords } from './AccountWords.tsx'

/** Where the visitor was going: a page of the history by its key, any other by its address. */
interface Target {
  readonly href: string
  readonly key: string | null
}

/** Asks before a form is left whose changes are not saved: with a dialog inside the shop, with the browser's question where the page itself goes. */
export function UnsavedChanges({ when }: { readonly when: boolean }) {
  const { common } = useMessages()
  const words = useAccountWords()
  const signedOut = useHref()('/home')
  const [target, setTarget] = useState<Target | null>(null)
  const isLeaving = useRef(false)
  useEffect(() => {
    if (!when) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault()
    }
    const hold = (event: NavigateEvent) => {
      if (isLeaving.current || !event.cancelable || event.hashChange || event.downloadRequest !== null) return
      const { origin, pathname, href } = new URL(event.destination.url)
      // Other origins are the browser's question; who has signed out has nothing left to save.
      if (origin !== location.origin || pathname === signedOut) return
      event.preventDefault()
      setTarget({ href, key: event.navigationType === 'traverse' ? event.destination.key : null })
    }
    window.addEventListener('beforeunload', ask)
    window.navigation?.addEventListener('navigate', hold)
    return () => {
      window.removeEventListener('beforeunload', ask)
      window.navigation?.removeEventListener('navigate', hold)
    }
  }, [when, signedOut])
  const leave = () => {
    isLeaving.current = true
    if (target === null) return
    if (target.key === null) location.assign(target.href)
    else window.navigation?.traverseTo(target.key)
  }
  return (
    <Dialog
      open={target !== null}
      onClose={() => setTarget(null)}
      title={words.unsavedTitle}
      closeLabel={common.close}
      actions={
        <>
          <Button wide onClick={() => setTarget(null)}>
            {words.keepEditing}
          </Button>
          <Button wide look="outline" onClick={leave}>
            {words.leave}
          </Button>
        </>
      }
    >
      <p>{words.unsavedText}</p>
    </Dialog>
  )
}
