import { type ReactNode, useEffect, useRef, useState } from 'react'

/** The distance below the viewport at which the content mounts, so that it has loaded when it scrolls into view. */
const MARGIN = '0px 0px 600px 0px'

/** Mounts its children when their place comes near the viewport. */
export function NearViewport({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (element === null) return
    if (typeof IntersectionObserver === 'undefined') return setIsNear(true)
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return isNear ? children : <div ref={place} />
}
