import type { StoreError } from '@cairn/core'
import { useAccount, useStoreEvent } from '@cairn/react'
import { useState } from 'react'
import { useSuppressErrorToast } from './useSuppressErrorToast.ts'

interface AccountChange {
  readonly isSaving: boolean
  /** Whether the last change was saved. */
  readonly isDone: boolean
  /** Call it before sending a change. */
  readonly begin: () => void
  /** Call it when the shopper edits the form: the result of the last change is then outdated. */
  readonly forget: () => void
}

/**
 * Tracks one change of the account from the submit to its result, and reports an error at the form instead of as a
 * toast. The core sends changes one at a time, so the next result belongs to this change.
 */
export const useAccountChange = (
  event: 'profile.updated' | 'password.changed',
  { onDone, onFailed }: { readonly onDone: () => void; readonly onFailed: (error: StoreError) => void },
): AccountChange => {
  const isSaving = useAccount((account) => account.isSaving)
  const suppressToast = useSuppressErrorToast()
  const [phase, setPhase] = useState<'idle' | 'sent' | 'done'>('idle')
  useStoreEvent(event, () => {
    if (phase !== 'sent') return
    setPhase('done')
    onDone()
  })
  useStoreEvent('account.failed', ({ error }) => {
    if (phase !== 'sent') return
    suppressToast()
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
