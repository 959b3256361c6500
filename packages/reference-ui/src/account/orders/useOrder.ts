import { type StoreError, toStoreError } from '@cairn/core'
import type { Order } from '@cairn/core/account'
import { useStore } from '@cairn/react'
import { useEffect, useState } from 'react'
import { useAccountData } from '../layout/useAccountData.ts'

export type FoundOrder =
  | { readonly status: 'loading' }
  | { readonly status: 'found'; readonly order: Order }
  | { readonly status: 'unknown' }
  | { readonly status: 'failed'; readonly retry: () => void }

/** Returns one order: from the newest orders of the account, or by a separate request if it is older. */
export const useOrder = (number: string): FoundOrder => {
  const { gateways } = useStore()
  const { orders, isLoading, status, error, hasFailed, load } = useAccountData()
  const [response, setResponse] = useState<{ readonly for: string; readonly order: Order | StoreError } | null>(null)
  const listed = orders.find((order) => order.number === number)
  const isRead = status === 'ready' && !isLoading && error === null
  const isMissing = isRead && listed === undefined
  useEffect(() => {
    if (!isMissing || number === '') return
    const leaving = new AbortController()
    gateways.account.order(number, { signal: leaving.signal }).then(
      (order) => setResponse({ for: number, order }),
      (cause: unknown) => {
        if (!leaving.signal.aborted) setResponse({ for: number, order: toStoreError(cause) })
      },
    )
    return () => leaving.abort()
  }, [isMissing, number, gateways])
  if (listed !== undefined) return { status: 'found', order: listed }
  if (number === '') return { status: 'unknown' }
  if (hasFailed && !isLoading) return { status: 'failed', retry: load }
  const answer = response?.for === number ? response.order : null
  if (answer === null) return { status: 'loading' }
  if (!(answer instanceof Error)) return { status: 'found', order: answer }
  if (answer.code === 'NOT_FOUND' || answer.code === 'REFUSED') return { status: 'unknown' }
  return {
    status: 'failed',
    retry: () => {
      setResponse(null)
      // Load the account first, and then the effect requests the order again. If the session has expired, the store
      // ends the session when it receives the response for the account.
      load()
    },
  }
}
