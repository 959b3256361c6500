import { type ReactNode, useEffect, useRef } from 'react'
import { useMediaQuery } from '../ui/hooks/useMediaQuery.ts'
import { Disclosure } from '../ui/navigation/Disclosure.tsx'
import styles from './Footer.module.css'

/**
 * A column of the footer: a heading with links from 768 px on, an accordion below that. Without scripts it stays open.
 */
export function FooterColumn({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const isWide = useMediaQuery('(width >= 48em)', true)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const details = list.current?.closest('details')
    const summary = details?.querySelector('summary')
    if (!details || !summary) return
    // The visitor opens and closes the `<details>` element, so set its state only when the viewport crosses the
    // breakpoint. On wide viewports the heading toggles nothing, so it must not be in the tab order.
    details.open = isWide
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
