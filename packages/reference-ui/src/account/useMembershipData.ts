import { useAuth, useMembership, useStoreEvent } from '@cairn/react'
import { useEffect, useState } from 'react'
import { useSuppressErrorToast } from './useSuppressErrorToast.ts'

/**
 * Loads the membership of the signed-in customer when a page that shows it mounts. While no membership has loaded, the
 * page shows a load error itself instead of a toast.
 */
export const useMembershipData = () => {
  const membership = useMembership()
  const isAuthenticated = useAuth((auth) => auth.isAuthenticated)
  const suppressToast = useSuppressErrorToast()
  const { load, status, isMember } = membership
  // Once loaded, the membership stays known during a reload or while a code is verified.
  const [isRead, setIsRead] = useState(false)
  if (status === 'ready' && !isRead) setIsRead(true)
  const isKnown = isMember || isRead
  useStoreEvent('membership.failed', () => {
    if (!isKnown) suppressToast()
  })
  useEffect(() => {
    if (isAuthenticated) load()
  }, [isAuthenticated, load])
  return { ...membership, isKnown }
}
