import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { SectionHead } from '../layout/SectionHead.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../picture/icons.tsx'
import styles from './Rail.module.css'

/** Props of a row of cards that scrolls sideways. */
export interface RailProps {
  readonly title: ReactNode
  /** Heading level. Default 2. */
  readonly level?: 2 | 3 | undefined
  /** One link beside the heading, "Shop all". */
  readonly link?: ReactNode
  /** Accessible names of the arrows. */
  readonly labels: { readonly previous: string; readonly next: string }
  /** The cards, as `<li>` elements. */
  readonly children: ReactNode
}

/**
 * A row of cards that scrolls sideways. Phones show cards of 62 % width, with part of the next one; from 1024 px four
 * cards fit and arrows scroll the row.
 */
export function Rail({ title, level = 2, link, labels, children }: RailProps) {
  const list = useRef<HTMLUListElement>(null)
  const titleId = useId()
  const [ends, setEnds] = useState({ start: true, end: true })

  useEffect(() => {
    const element = list.current
    if (!element) return
    const look = () => {
      const gone = Math.abs(element.scrollLeft)
      const start = gone <= 2
      const end = gone >= element.scrollWidth - element.clientWidth - 2
      setEnds((ends) => (ends.start === start && ends.end === end ? ends : { start, end }))
    }
    element.addEventListener('scroll', look, { passive: true })
    // The observer measures the row after its first layout. Measuring here would force the browser to lay out content
    // that is still off screen.
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [])

  const turn = (direction: 1 | -1) => {
    const element = list.current
    if (!element) return
    const reading = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollBy({ left: direction * reading * element.clientWidth, behavior: still ? 'auto' : 'smooth' })
  }

  return (
    <section aria-labelledby={titleId}>
      <SectionHead title={title} level={level} id={titleId}>
        {link}
        {ends.start && ends.end ? null : (
          <div className={styles.arrows}>
            <IconButton label={labels.previous} aria-disabled={ends.start} onClick={() => turn(-1)}>
              <ChevronLeftIcon />
            </IconButton>
            <IconButton label={labels.next} aria-disabled={ends.end} onClick={() => turn(1)}>
              <ChevronRightIcon />
            </IconButton>
          </div>
        )}
      </SectionHead>
      <ul ref={list} className={styles.rail}>
        {children}
      </ul>
    </section>
  )
}
