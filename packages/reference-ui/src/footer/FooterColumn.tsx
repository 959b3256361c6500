import { type ReactNode, useEffect, useRef } from 'react'
import { Disclosure } from '../ui/Disclosure.tsx'
import { useMediaQuery } from '../ui/useMediaQuery.ts'
import styles from './Footer.module.css'

/** A column of the footer: a heading over its links from 768 px on, a fold below. Without a script it is a fold that stands open. */
export function FooterColumn({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const isWide = useMediaQuery('(width >= 48em)', true)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const fold = list.current?.closest('details')
    const summary = fold?.querySelector('summary')
    if (!fold || !summary) return
    // The element keeps its own state, so only crossing the breakpoint speaks. A heading that folds nothing is no stop for the keyboard.
    fold.open = isWide
    summary.tabIndex = isWide ? -1 : 0
  }, [isWide])
  return (
    <div className={styles.column}>
      <Disclosure summary={heading} level={2} size="low" open>
        <ul ref={list} className={styles.links}>
          {children}
        </ul>
      </Disclosure>
    </div>
  )
}
