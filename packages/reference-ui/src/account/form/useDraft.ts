import { useAuth, useStoreEvent } from '@cairn/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { saveDraft, takeDraft } from './draft.ts'

interface DraftOptions {
  /** Name of the form; undefined for a form without drafts, such as one for passwords. */
  readonly form: string | undefined
  readonly names: readonly string[]
  readonly edits: Readonly<Record<string, string>>
  readonly onRestored: (edits: Readonly<Record<string, string>>) => void
}

/**
 * Keeps what the customer typed when the session ends by itself, and restores it after the next sign-in of the same
 * customer (decision 058).
 */
export const useDraft = ({ form, names, edits, onRestored }: DraftOptions): void => {
  const { user } = useAuth()
  const customerId = user?.customerId ?? undefined
  // The event can arrive after the render that no longer has the user.
  const owner = useRef<string>(undefined)
  const restore = useEffectEvent((id: string) => {
    const found = form === undefined ? {} : takeDraft(form, id, names)
    if (Object.keys(found).length > 0) onRestored(found)
  })
  useEffect(() => {
    if (customerId === undefined) return
    owner.current = customerId
    restore(customerId)
  }, [customerId])
  useStoreEvent('auth.signedOut', ({ reason }) => {
    if (form === undefined || owner.current === undefined || Object.keys(edits).length === 0) return
    if (reason === 'expired' || reason === 'unauthorized') saveDraft({ form, customerId: owner.current, edits })
  })
}
