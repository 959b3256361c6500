import { useEffect } from 'react'

let holders = 0

/**
 * Locks page scrolling while `active`. It counts the locks, so that a dialog that closes over an open drawer does not
 * unlock the page.
 */
export function useScrollLock(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const { documentElement: root, body } = document
    holders += 1
    if (holders === 1) {
      // Padding replaces the scrollbar's width and prevents a layout shift. A custom property would make the browser
      // restyle every element, since all inherit it.
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
