import { useAccount, useAuth } from '@cairn/react'
import { useCallback, useEffect, useState } from 'react'

/**
 * Loads the account of the signed-in customer when an account page mounts; `isLoading` is true from the first render
 * on. A failed load shows no toast, so the page shows the error while `hasFailed` is true.
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
    // Another load may have cleared the error. Then the failure is over.
    hasFailed: hasFailed && error !== null,
  }
}
