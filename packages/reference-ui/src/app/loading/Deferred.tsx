import { type ReactNode, useEffect, useState } from 'react'
import { type Deferred as DeferredValue, settle } from './deferred.ts'

interface DeferredProps<T> {
  readonly value: DeferredValue<T>
  /** The placeholder that reserves the space of the value. */
  readonly pending: ReactNode
  readonly failed: ReactNode
  readonly children: (value: T) => ReactNode
}

/**
 * Renders a deferred value. Suspense is not used, because on the server it streams with inline scripts
 * (docs/decisions/002).
 */
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
