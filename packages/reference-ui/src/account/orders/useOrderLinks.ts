import type { OrderLinks } from '@cairn/core/account'
import { useStore } from '@cairn/react'
import { useEffect, useState } from 'react'

/**
 * Returns the pages of the shop about an order; null until they are known. Only the response for one order has them, so
 * an order from the list needs a request of its own.
 */
export const useOrderLinks = (number: string): OrderLinks | null => {
  const { gateways } = useStore()
  const [links, setLinks] = useState<OrderLinks | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    gateways.account.order(number, { signal: leaving.signal }).then(
      (order) => setLinks(order.links ?? null),
      // Without the links the page still shows the order.
      () => undefined,
    )
    return () => leaving.abort()
  }, [number, gateways])
  return links
}
