import { useAuth } from '@cairn/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useMessages } from '../messages/index.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { AccountWords } from './AccountWords.tsx'
import { NotAnswered } from './NotAnswered.tsx'
import { Waiting } from './Waiting.tsx'

export interface SignedInOnlyProps {
  /** What an anonymous visit starts: the sign-in by default, or a dialog that asks first. */
  readonly onAnonymous?: () => void
  readonly children: ReactNode
}

/** Shows its children to customers, with the words of the account. An anonymous visit starts the sign-in once; signing out while here does not. */
export function SignedInOnly({ onAnonymous, children }: SignedInOnlyProps) {
  const { account: words } = useMessages()
  const { status, isAuthenticated, signIn } = useAuth()
  const isSettled = useRef(false)
  useEffect(() => {
    if (isSettled.current || status === 'unknown') return
    isSettled.current = true
    if (status !== 'anonymous') return
    if (onAnonymous === undefined) signIn()
    else onAnonymous()
  }, [status, onAnonymous, signIn])
  if (isAuthenticated) {
    return (
      <AccountWords pending={<Waiting />} failed={(retry) => <NotAnswered onRetry={retry} />}>
        {children}
      </AccountWords>
    )
  }
  if (status === 'unknown' || status === 'exchanging') return <Waiting />
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
