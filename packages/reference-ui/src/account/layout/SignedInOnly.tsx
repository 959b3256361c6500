import { useAuth } from '@cairn/react'
import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react'
import { useShop } from '../../app/shop/ShopContext.tsx'
import { useMessages } from '../../messages/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { AccountMessagesProvider } from './AccountMessagesProvider.tsx'
import { LoadError } from './LoadError.tsx'
import { Waiting } from './Waiting.tsx'
import { warmFormats } from './warmFormats.ts'

export interface SignedInOnlyProps {
  /**
   * Called once when the visitor is anonymous. By default it starts the sign-in; the wish list opens a dialog instead.
   */
  readonly onAnonymous?: () => void
  readonly children: ReactNode
}

/**
 * Renders its children, with the account messages, for signed-in customers only. A visitor who arrives anonymous is
 * sent to the sign-in once; after a sign-out on the page, the sign-in does not start by itself.
 */
export function SignedInOnly({ onAnonymous, children }: SignedInOnlyProps) {
  const { account: words } = useMessages()
  const { site } = useShop()
  const { status, isAuthenticated, signIn } = useAuth()
  // React renders the page of the customer in the background, so that an input meanwhile does not wait for it.
  const isReady = useDeferredValue(isAuthenticated)
  const isSettled = useRef(false)
  useEffect(() => warmFormats(site), [site])
  useEffect(() => {
    if (isSettled.current || status === 'unknown') return
    isSettled.current = true
    if (status !== 'anonymous') return
    if (onAnonymous === undefined) signIn()
    else onAnonymous()
  }, [status, onAnonymous, signIn])
  if (isAuthenticated && isReady) {
    return (
      <AccountMessagesProvider pending={<Waiting />} failed={(retry) => <LoadError onRetry={retry} />}>
        {children}
      </AccountMessagesProvider>
    )
  }
  if (isAuthenticated || status === 'unknown' || status === 'exchanging') return <Waiting />
  return (
    <EmptyState
      level={2}
      title={words.signInNeeded}
      actions={
        <Button busy={status === 'leaving'} onClick={() => signIn()}>
          {words.signIn}
        </Button>
      }
    />
  )
}
