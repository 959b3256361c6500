import type { CallOptions } from '@cairn/core'
import { useEffect, useState } from 'react'
import { type Deferred, pendingOf, settle } from '../../app/loading/deferred.ts'

const neverSettles = new Promise<never>(() => undefined)

/**
 * Calls `load` on mount and again on `retry`, and returns the state of the request. `load` must have a stable identity.
 */
export const useRequest = <Value>(load: (options: CallOptions) => Promise<Value>) => {
  const [response, setResponse] = useState<Deferred<Value>>({ status: 'pending', promise: neverSettles })
  const [isLoading, setIsLoading] = useState(true)
  const [request, setRequest] = useState({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `request` triggers a new call
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    setIsLoading(true)
    settle(pendingOf(load({ signal }))).then((settled) => {
      if (signal.aborted) return
      // Keep a previous failure visible, with its retry button, until the new response arrives.
      setResponse(settled)
      setIsLoading(false)
    })
    return () => controller.abort()
  }, [load, request])
  return { response, isLoading, retry: () => setRequest({}) }
}
