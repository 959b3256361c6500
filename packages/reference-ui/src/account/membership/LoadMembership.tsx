import { useAuth, useMembership } from '@cairn/react'
import { useEffect } from 'react'

/**
 * Loads the membership right after the sign-in of a customer who belongs to a customer group, so that every page shows
 * member prices. On later pages the store restores the membership from storage.
 */
export function LoadMembership() {
  const group = useAuth(({ user }) => user?.customerGroupId ?? null)
  const { isMember, status, error, load } = useMembership()
  // Do not retry here after an error: the account pages load the membership again.
  const shouldLoad = group !== null && !isMember && status === 'unknown' && error === null
  useEffect(() => {
    if (shouldLoad) load()
  }, [shouldLoad, load])
  return null
}
