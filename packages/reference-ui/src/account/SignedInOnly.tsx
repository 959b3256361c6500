import { useAuth } from '@cairn/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useMessages } from '../messages/index.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

export interface SignedInOnlyProps {
  /** What an anonymous visit starts: the sign-in, or a dialog that asks first. */
  readonly onAnonymous: () => void
  readonly children: ReactNode
}

/** Shows its children to customers. An anonymous visit starts the sign-in once; signing out while here does not. */
export function SignedInOnly({ onAnonymous, children }: SignedInOnlyProps) {
  const { common, account: words } = useMessages()
  const { status, isAuthenticated, signIn } = useAuth()
  const isSettled = useRef(false)
  useEffect(() => {
    if (isSettled.current || status === 'unknown') return
    isSettled.current = true
    if (status === 'anonymous') onAnonymous()
  }, [status, onAnonymous])
  if (isAuthenticated) return children
  if (status === 'unknown' || status === 'exchanging') {
    return (
      <section aria-busy="true" aria-label={common.loading}>
        <Skeleton shape="row" />
        <Skeleton shape="row" length="half" />
      </section>
    )
  }
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
