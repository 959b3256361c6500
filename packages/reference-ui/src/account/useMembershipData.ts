import { useAuth, useMembership } from '@cairn/react'
import { useEffect } from 'react'

/** The membership of the signed-in customer, asked for when a page that shows it opens. */
export const useMembershipData = () => {
  const membership = useMembership()
  const isAuthenticated = useAuth((auth) => auth.isAuthenticated)
  const { load } = membership
  useEffect(() => {
    if (isAuthenticated) load()
  }, [isAuthenticated, load])
  return membership
}
