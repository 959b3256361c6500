import { useAuth, useMembership, useStore } from '@cairn/react'
import { useCallback, useEffect, useState } from 'react'

/**
 * Loads the membership of the signed-in customer when a component that shows it mounts. If this load fails while no
 * membership is known, the component shows the error in its place, and no toast appears.
 */
export const useMembershipData = () => {
  const store = useStore()
  const membership = useMembership()
  const isAuthenticated = useAuth((auth) => auth.isAuthenticated)
  const { load: send, status, isMember } = membership
  // Remember that the membership was loaded once, so that `isKnown` stays true during a reload or the check of a code.
  const [isRead, setIsRead] = useState(false)
  if (status === 'ready' && !isRead) setIsRead(true)
  const load = useCallback(() => {
    const { isMember, status } = store.membership.getSnapshot()
    const isShown = isMember || status === 'ready'
    void send(isShown ? {} : { toast: false })
  }, [send, store])
  useEffect(() => {
    if (isAuthenticated) load()
  }, [isAuthenticated, load])
  return { ...membership, load, isKnown: isMember || isRead }
}
