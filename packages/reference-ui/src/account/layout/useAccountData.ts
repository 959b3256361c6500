import { useAccount, useAuth } from '@cairn/react'
import { useCallback, useEffect, useState } from 'react'

/**
 * Loads the account of the signed-in customer when an account page mounts, and reports `isLoading` from the first
 * render on. While `hasFailed` is true, the page shows the load error itself instead of a toast.
 */
export const useAccountData = () => {
  const account = useAccount()
  const isAuthenticated = useAuth((auth) => auth.isAuthenticated)
  const [isRequested, setIsRequested] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const { load: send, error } = account
  const load = useCallback(async () => {
    const outcome = await send({ toast: false })
    setHasFailed(!outcome.ok)
  }, [send])
  useEffect(() => {
    if (!isAuthenticated) return
    void load()
    setIsRequested(true)
  }, [isAuthenticated, load])
  return {
    ...account,
    load,
    isLoading: account.isLoading || !isRequested,
    // If another load has cleared the error since, the failure is over.
    hasFailed: hasFailed && error !== null,
  }
}
