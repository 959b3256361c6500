import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './NearViewport.module.css'

/** The distance below the viewport at which the content mounts, so that it has loaded when it scrolls into view. */
const MARGIN = '0px 0px 600px 0px'

interface NearViewportProps {
  /** Reserves the space of the children before they mount. */
  readonly placeholder: ReactNode
  readonly children: ReactNode
}

/** Mounts its children when their place comes near the viewport. */
export function NearViewport({ placeholder, children }: NearViewportProps) {
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
  return (
    <div ref={place} className={styles.place}>
      {isNear ? children : placeholder}
    </div>
  )
}
