import { useAccount, useAuth, useFact } from '@cairn/react'
import { useEffect, useState } from 'react'
import { useToldHere } from './useToldHere.ts'

/**
 * The account of the signed-in customer, asked for when a page of it opens; until then it counts as loading. From `hasFailed` until it is
 * read, the page says so itself, whatever it knows from an earlier visit: no toast does.
 */
export const useAccountData = () => {
  const account = useAccount()
  const isAuthenticated = useAuth((auth) => auth.isAuthenticated)
  const [isAsked, setIsAsked] = useState(false)
  const [reading, setReading] = useState<'pending' | 'failed' | 'done'>('pending')
  const tellHere = useToldHere()
  const { load, isSaving } = account
  useFact('profile.loaded', () => setReading('done'))
  useFact('account.failed', () => {
    if (reading === 'done' || isSaving) return
    tellHere()
    setReading('failed')
  })
  useEffect(() => {
    if (!isAuthenticated) return
    load()
    setIsAsked(true)
  }, [isAuthenticated, load])
  return { ...account, isLoading: account.isLoading || !isAsked, hasFailed: reading === 'failed' }
}
