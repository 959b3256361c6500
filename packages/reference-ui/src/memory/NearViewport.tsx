import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './NearViewport.module.css'

interface NearViewportProps {
  /**
   * The distance below the viewport at which the children mount, in px. By default they load before they scroll into
   * view.
   */
  readonly margin?: number | undefined
  /** Reserves the space of the children before they mount. */
  readonly placeholder: ReactNode
  readonly children: ReactNode
}

/** Mounts its children when their place comes near the viewport. */
export function NearViewport({ margin = 600, placeholder, children }: NearViewportProps) {
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
      { rootMargin: `0px 0px ${margin}px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [margin])
  return (
    <div ref={place} className={styles.place}>
      {isNear ? children : placeholder}
    </div>
  )
}
