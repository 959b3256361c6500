import { useAuth } from '@cairn/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useMessages } from '../messages/index.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { AccountWords } from './AccountWords.tsx'
import { NotAnswered } from './NotAnswered.tsx'

export interface SignedInOnlyProps {
  /** What an anonymous visit starts: the sign-in by default, or a dialog that asks first. */
  readonly onAnonymous?: () => void
  readonly children: ReactNode
}

/** Shows its children to customers, with the words of the account. An anonymous visit starts the sign-in once; signing out while here does not. */
export function SignedInOnly({ onAnonymous, children }: SignedInOnlyProps) {
  const { common, account: words } = useMessages()
  const { status, isAuthenticated, signIn } = useAuth()
  const isSettled = useRef(false)
  useEffect(() => {
    if (isSettled.current || status === 'unknown') return
    isSettled.current = true
    if (status !== 'anonymous') return
    if (onAnonymous === undefined) signIn()
    else onAnonymous()
  }, [status, onAnonymous, signIn])
  const pending = (
    <div aria-busy="true">
      <p role="status">{common.loading}</p>
      <Skeleton shape="row" />
      <Skeleton shape="row" length="half" />
    </div>
  )
  if (isAuthenticated) {
    return (
      <AccountWords pending={pending} failed={(retry) => <NotAnswered onRetry={retry} />}>
        {children}
      </AccountWords>
    )
  }
  if (status === 'unknown' || status === 'exchanging') return pending
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
