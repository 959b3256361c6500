import { useAccount, useAuth, useStoreEvent } from '@cairn/react'
import { useEffect, useState } from 'react'
import { useSuppressErrorToast } from './useSuppressErrorToast.ts'

/**
 * Loads the account of the signed-in customer when an account page mounts; until then it counts as loading. From
 * `hasFailed` until the next successful load, the page shows the error itself instead of a toast.
 */
export const useAccountData = () => {
  const account = useAccount()
  const isAuthenticated = useAuth((auth) => auth.isAuthenticated)
  const [isRequested, setIsRequested] = useState(false)
  const [reading, setReading] = useState<'pending' | 'failed' | 'done'>('pending')
  const suppressToast = useSuppressErrorToast()
  const { load, isSaving } = account
  useStoreEvent('profile.loaded', () => setReading('done'))
  useStoreEvent('account.failed', () => {
    if (reading === 'done' || isSaving) return
    suppressToast()
    setReading('failed')
  })
  useEffect(() => {
    if (!isAuthenticated) return
    load()
    setIsRequested(true)
  }, [isAuthenticated, load])
  return { ...account, isLoading: account.isLoading || !isRequested, hasFailed: reading === 'failed' }
}
