import { type RefObject, useEffect, useState } from 'react'

/** The window without its header, and all that lies below: so a jump over the element is noticed too. */
const NOT_ABOVE = '-56px 0px 1000000px 0px'

/** Whether an element has left the window over its upper edge; false below it and while nobody has looked. */
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
