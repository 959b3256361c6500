import { useAuth, useMembership } from '@cairn/react'
import { useEffect } from 'react'

/** A group of the access token that is no group: most customers have none. */
const NO_GROUP = 0

/** Loads the membership of a professional who has just signed in, so that every page shows member prices. Later pages restore it. */
export function LoadMembership() {
  const group = useAuth(({ user }) => user?.bigCommCustomerGroupID ?? NO_GROUP)
  const { isMember, status, error, load } = useMembership()
  // After a failure the pages of the account ask again.
  const isWanted = group !== NO_GROUP && !isMember && status === 'unknown' && error === null
  useEffect(() => {
    if (isWanted) load()
  }, [isWanted, load])
  return null
}
