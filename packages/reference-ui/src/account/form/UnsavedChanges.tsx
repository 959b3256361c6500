import { useEffect, useRef, useState } from 'react'
import { useHref } from '../../app/shop/ShopContext.tsx'
import { useMessages } from '../../messages/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { useAccountMessages } from '../layout/AccountMessagesProvider.tsx'

/**
 * Where the prevented navigation leads. `key` identifies the history entry of a Back or Forward navigation, and is null
 * for all other navigations.
 */
interface Target {
  readonly href: string
  readonly key: string | null
}

/**
 * Asks before the visitor leaves a form with unsaved changes: with a dialog before a navigation inside the shop, and
 * with the browser's own prompt before the document unloads.
 */
export function UnsavedChanges({ when }: { readonly when: boolean }) {
  const { common } = useMessages()
  const words = useAccountMessages()
  const signedOut = useHref()('/home')
  const [target, setTarget] = useState<Target | null>(null)
  const isLeaving = useRef(false)
  useEffect(() => {
    if (!when) return
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault()
    }
    const onNavigate = (event: NavigateEvent) => {
      if (isLeaving.current || !event.cancelable || event.hashChange || event.downloadRequest !== null) return
      const { origin, pathname, href } = new URL(event.destination.url)
      // Do not intercept a navigation to another origin: the browser shows its own prompt. Do not intercept the
      // navigation to the home page after a sign-out: nothing can be saved any more.
      if (origin !== location.origin || pathname === signedOut) return
      event.preventDefault()
      setTarget({ href, key: event.navigationType === 'traverse' ? event.destination.key : null })
    }
    window.addEventListener('beforeunload', onBeforeUnload)
    window.navigation?.addEventListener('navigate', onNavigate)
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload)
      window.navigation?.removeEventListener('navigate', onNavigate)
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
