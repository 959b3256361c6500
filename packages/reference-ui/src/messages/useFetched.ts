import { useEffect, useState } from 'react'

/**
 * What `load` fetches; null until it is there. `load` is the same function each time. That it does not come is thrown while drawing, so that whoever
 * opens the part (`fetchable`) says so, and the next press asks again.
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
