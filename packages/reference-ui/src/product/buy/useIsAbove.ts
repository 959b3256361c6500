import { type RefObject, useEffect, useState } from 'react'

/**
 * Root margin of the observer: excludes the header and extends the viewport far down. So an element below the viewport
 * counts as intersecting, and the observer notices a scroll jump past the element.
 */
const NOT_ABOVE = '-56px 0px 1000000px 0px'

/**
 * Returns whether an element has left the viewport at the top. Returns false while the element is below the viewport
 * and before the first observation.
 */
export const useIsAbove = (element: RefObject<Element | null>): boolean => {
  const [isAbove, setIsAbove] = useState(false)
  useEffect(() => {
    const target = element.current
    if (target === null || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => setIsAbove(entries.at(-1)?.isIntersecting === false), {
      rootMargin: NOT_ABOVE,
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return isAbove
}
