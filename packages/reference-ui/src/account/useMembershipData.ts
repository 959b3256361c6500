import { useAuth, useFact, useMembership } from '@cairn/react'
import { useEffect, useState } from 'react'
import { useToldHere } from './useToldHere.ts'

/**
 * The membership of the signed-in customer, asked for when a page that shows it opens. Where it is not known, and could not be read, the page
 * says so itself: no toast does.
 */
export const useMembershipData = () => {
  const membership = useMembership()
  const isAuthenticated = useAuth((auth) => auth.isAuthenticated)
  const tellHere = useToldHere()
  const { load, status, isMember } = membership
  // While it is read anew, or a code is looked at, it stays known.
  const [isRead, setIsRead] = useState(false)
  if (status === 'ready' && !isRead) setIsRead(true)
  const isKnown = isMember || isRead
  useFact('membership.failed', () => {
    if (!isKnown) tellHere()
  })
  useEffect(() => {
    if (isAuthenticated) load()
  }, [isAuthenticated, load])
  return { ...membership, isKnown }
}
