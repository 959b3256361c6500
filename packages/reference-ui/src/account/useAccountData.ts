import { useAccount, useAuth } from '@cairn/react'
import { useEffect, useState } from 'react'

/** The account of the signed-in customer, asked for when a page of it opens; until then it counts as loading. */
export const useAccountData = () => {
  const account = useAccount()
  const isAuthenticated = useAuth((auth) => auth.isAuthenticated)
  const [isAsked, setIsAsked] = useState(false)
  const { load } = account
  useEffect(() => {
    if (!isAuthenticated) return
    load()
    setIsAsked(true)
  }, [isAuthenticated, load])
  return { ...account, isLoading: account.isLoading || !isAsked }
}
