import { useEffect } from 'react'

let holders = 0

/** Holds the page still while `active`. Counted, so that a dialog closing over an open drawer does not let the page go. */
export function useScrollLock(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const root = document.documentElement
    holders += 1
    if (holders === 1) {
      root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`)
      root.setAttribute('data-scroll-lock', '')
    }
    return () => {
      holders -= 1
      if (holders > 0) return
      root.removeAttribute('data-scroll-lock')
      root.style.removeProperty('--scrollbar')
    }
  }, [active])
}
