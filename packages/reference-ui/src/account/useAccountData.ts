import { useAccount, useAuth } from '@cairn/react'
import { useEffect } from 'react'

/** The account of the signed-in customer, asked for when a page of it opens. */
export const useAccountData = () => {
  const account = useAccount()
  const isAuthenticated = useAuth((auth) => auth.isAuthenticated)
  const { load } = account
  useEffect(() => {
    if (isAuthenticated) load()
  }, [isAuthenticated, load])
  return account
}
