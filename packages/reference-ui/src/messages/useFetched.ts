import { useEffect, useState } from 'react'

/**
 * Returns the result of `load`, and null until the result arrives; `load` must be the same function in every render. If
 * `load` fails, the hook throws the error during rendering, so that the error boundary of `fetchable` reports it and
 * unmounts the component.
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
