import { useAuth, useMembership } from '@cairn/react'
import { useEffect } from 'react'

/** The access token contains customer group 0 for a customer without a group, which is the usual case. */
const NO_GROUP = 0

/**
 * Loads the membership when a member of a customer group has just signed in, so that every page shows member prices. On
 * later pages the store restores it from storage.
 */
export function LoadMembership() {
  const group = useAuth(({ user }) => user?.bigCommCustomerGroupID ?? NO_GROUP)
  const { isMember, status, error, load } = useMembership()
  // Do not retry here after an error: the account pages load the membership again.
  const shouldLoad = group !== NO_GROUP && !isMember && status === 'unknown' && error === null
  useEffect(() => {
    if (shouldLoad) load()
  }, [shouldLoad, load])
  return null
}
