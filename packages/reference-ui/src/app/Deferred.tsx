import { type ReactNode, useEffect, useState } from 'react'
import { type Deferred as DeferredValue, settle } from './deferred.ts'

interface DeferredProps<T> {
  readonly value: DeferredValue<T>
  /** Keeps the space of what will come. */
  readonly pending: ReactNode
  readonly failed: ReactNode
  readonly children: (value: T) => ReactNode
}

/** Draws a deferred value. Suspense would do the same, but on the server it streams with inline scripts (docs/decisions/002). */
export const Deferred = <T,>({ value, pending, failed, children }: DeferredProps<T>): ReactNode => {
  const [settled, setSettled] = useState<{ readonly of: DeferredValue<T>; readonly now: DeferredValue<T> }>()
  useEffect(() => {
    let stale = false
    if (value.status === 'pending') settle(value).then((now) => stale || setSettled({ of: value, now }))
    return () => {
      stale = true
    }
  }, [value])
  const shown = settled?.of === value ? settled.now : value
  if (shown.status === 'pending') return pending
  return shown.status === 'failed' ? failed : children(shown.value)
}
