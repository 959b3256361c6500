import { useAuth, useMembership } from '@cairn/react'
import { useEffect } from 'react'

/**
 * Loads the membership when a member of a customer group has just signed in, so that every page shows member prices. On
 * later pages the store restores it from storage.
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
