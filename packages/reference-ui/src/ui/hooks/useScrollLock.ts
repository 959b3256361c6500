import { useEffect } from 'react'

let holders = 0

/**
 * Locks page scrolling while `active`. Several components can hold the lock, so a dialog that closes over an open
 * drawer does not unlock the page.
 */
export function useScrollLock(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const { documentElement: root, body } = document
    holders += 1
    if (holders === 1) {
      // Replace the scrollbar's width with padding to prevent a layout shift. Do not use a custom property: all
      // elements inherit it, so the browser would restyle the whole page.
      const scrollbar = window.innerWidth - root.clientWidth
      if (scrollbar > 0) body.style.paddingInlineEnd = `${scrollbar}px`
      root.setAttribute('data-scroll-lock', '')
    }
    return () => {
      holders -= 1
      if (holders > 0) return
      root.removeAttribute('data-scroll-lock')
      body.style.paddingInlineEnd = ''
    }
  }, [active])
}
