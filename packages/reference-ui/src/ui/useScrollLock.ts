import { useEffect } from 'react'

let holders = 0

/** Holds the page still while `active`. Counted, so that a dialog closing over an open drawer does not let the page go. */
export function useScrollLock(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const { documentElement: root, body } = document
    holders += 1
    if (holders === 1) {
      // Its room stays, so that nothing moves sideways. No custom property says so: every element would inherit it and be styled anew.
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
