import type { StoreError } from '@cairn/core'
import { useAccount, useFact } from '@cairn/react'
import { useState } from 'react'
import { useToldHere } from './useToldHere.ts'

interface AccountChange {
  readonly isSaving: boolean
  /** Whether the last change was kept. */
  readonly isDone: boolean
  /** Before a change is sent. */
  readonly begin: () => void
  /** The shopper goes on writing: what was said of the last change is no longer so. */
  readonly forget: () => void
}

/**
 * Follows one change of the account from the button to its answer, and tells a failure in place of the core's toast. The core sends one after the
 * other, so the next answer is ours.
 */
export const useAccountChange = (
  fact: 'profile.updated' | 'password.changed',
  { onDone, onFailed }: { readonly onDone: () => void; readonly onFailed: (error: StoreError) => void },
): AccountChange => {
  const isSaving = useAccount((account) => account.isSaving)
  const tellHere = useToldHere()
  const [phase, setPhase] = useState<'idle' | 'sent' | 'done'>('idle')
  useFact(fact, () => {
    if (phase !== 'sent') return
    setPhase('done')
    onDone()
  })
  useFact('account.failed', ({ error }) => {
    if (phase !== 'sent') return
    tellHere()
    setPhase('idle')
    onFailed(error)
  })
  return {
    isSaving,
    isDone: phase === 'done',
    begin: () => setPhase('sent'),
    forget: () => setPhase('idle'),
  }
}
