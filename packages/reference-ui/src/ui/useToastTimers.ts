import { useEffect, useRef } from 'react'

/**
 * Calls `expire` for each id once it has been there for `duration` milliseconds, not counting the time in which `paused` was true. Null keeps no time.
 */
export function useToastTimers(
  ids: readonly string[],
  { duration, paused, expire }: { duration: number | null; paused: boolean; expire: (id: string) => void },
): void {
  const left = useRef(new Map<string, number>())
  const tell = useRef(expire)
  useEffect(() => {
    tell.current = expire
  })
  const key = ids.join(' ')
  useEffect(() => {
    const present = new Set(key === '' ? [] : key.split(' '))
    for (const id of left.current.keys()) if (!present.has(id)) left.current.delete(id)
    if (paused || duration === null) return
    const started = performance.now()
    const remaining = left.current
    const timers = [...present].map((id) => {
      const rest = remaining.get(id) ?? duration
      remaining.set(id, rest)
      return setTimeout(() => tell.current(id), rest)
    })
    return () => {
      for (const timer of timers) clearTimeout(timer)
      const passed = performance.now() - started
      for (const id of present) remaining.set(id, Math.max(0, (remaining.get(id) ?? duration) - passed))
    }
  }, [key, duration, paused])
}
