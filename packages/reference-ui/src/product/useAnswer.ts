import type { CallOptions } from '@cairn/core'
import { useEffect, useState } from 'react'
import { type Deferred, pendingOf, settle } from '../app/deferred.ts'

const unanswered = new Promise<never>(() => undefined)

/** What `load` answers, asked for when the part is mounted and again by `retry`; `load` is the same function each time. */
export const useAnswer = <Value>(load: (options: CallOptions) => Promise<Value>) => {
  const [answer, setAnswer] = useState<Deferred<Value>>({ status: 'pending', promise: unanswered })
  const [isAsking, setIsAsking] = useState(true)
  const [request, setRequest] = useState({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: another request asks anew
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    setIsAsking(true)
    settle(pendingOf(load({ signal }))).then((settled) => {
      if (signal.aborted) return
      // Until then a failure stays, with the button that was pressed.
      setAnswer(settled)
      setIsAsking(false)
    })
    return () => controller.abort()
  }, [load, request])
  return { answer, isAsking, retry: () => setRequest({}) }
}
