import { useAuth, useMembership, useStore } from '@cairn/react'
import { useCallback, useEffect, useState } from 'react'

/**
 * Loads the membership of the signed-in customer when a page that shows it mounts. While no membership is known, the page
 * shows a load error itself instead of a toast.
 */
export const useMembershipData = () => {
  const store = useStore()
  const membership = useMembership()
  const isAuthenticated = useAuth((auth) => auth.isAuthenticated)
  const { load: send, status, isMember } = membership
  // Remember that the membership was loaded once: it stays known during a reload or while a code is verified.
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
