import { useEffect, useState } from 'react'

/**
 * Returns the result of `load`, null until it arrives; `load` must have a stable identity.
 * A failure is thrown during rendering, so that the parent that opened the component (`fetchable`) reports it and the
 * next press retries.
 */
export const useFetched = <Value>(load: () => Promise<Value>): Value | null => {
  const [answer, setAnswer] = useState<{ readonly value: Value } | { readonly error: unknown } | null>(null)
  useEffect(() => {
    let isStale = false
    load().then(
      (value) => isStale || setAnswer({ value }),
      (error: unknown) => isStale || setAnswer({ error }),
    )
    return () => {
      isStale = true
    }
  }, [load])
  if (answer === null) return null
  if ('error' in answer) throw answer.error
  return answer.value
}
