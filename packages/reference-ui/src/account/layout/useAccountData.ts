import { useAccount, useAuth } from '@cairn/react'
import { useCallback, useEffect, useState } from 'react'

/**
 * Loads the account of the signed-in customer when an account page mounts; until then it counts as loading. From
 * `hasFailed` until the next successful load, the page shows the error itself instead of a toast.
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
    // Another load may have succeeded since.
    hasFailed: hasFailed && error !== null,
  }
}
