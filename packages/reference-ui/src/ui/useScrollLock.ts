import { useEffect } from 'react'

let holders = 0

/** Holds the page still while `active`. Counted, so that a dialog closing over an open drawer does not let the page go. */
export function useScrollLock(active: boolean): void {
  useEffect(() => {
    if (!active) return
    holders += 1
    document.documentElement.toggleAttribute('data-scroll-lock', true)
    return () => {
      holders -= 1
      if (holders === 0) document.documentElement.removeAttribute('data-scroll-lock')
    }
  }, [active])
}
