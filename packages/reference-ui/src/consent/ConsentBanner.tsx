import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { ConsentMessages } from '../messages/consent/index.ts'
import { Button } from '../ui/button/Button.tsx'
import link from '../ui/button/TextLink.module.css'
import { focusPage } from '../ui/hooks/focusPage.ts'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import styles from './ConsentBanner.module.css'
import { coverLowerEdge } from './coverLowerEdge.ts'
import { GROUPS, type OptionalCategory } from './ownConsentTool.ts'

export interface ConsentBannerProps {
  readonly words: ConsentMessages
  readonly onChoose: (allowed: readonly OptionalCategory[]) => void
  readonly onOpenSettings: () => void
}

/**
 * The consent banner of the first visit, at the bottom of the viewport. It takes no focus and blocks nothing, and both
 * answers look alike.
 */
export function ConsentBanner({ words, onChoose, onOpenSettings }: ConsentBannerProps) {
  const banner = useRef<HTMLElement>(null)
  const textId = useId()
  useLayoutEffect(() => {
    const element = banner.current
    if (!element) return
    // A ResizeObserver reports the height after the next layout; reading it here would force an extra layout.
    const observer = new ResizeObserver(([entry]) => coverLowerEdge(entry?.borderBoxSize[0]?.blockSize ?? 0))
    observer.observe(element)
    return () => {
      observer.disconnect()
      coverLowerEdge(0)
    }
  }, [])
  // Fill the live region after it has mounted, because screen readers announce only changes.
  const [isThere, setIsThere] = useState(false)
  useEffect(() => setIsThere(true), [])
  const choose = (allowed: readonly OptionalCategory[]) => {
    const hadFocus = banner.current?.contains(document.activeElement) ?? false
    onChoose(allowed)
    if (hadFocus) focusPage()
  }
  return (
    <section ref={banner} className={styles.banner} aria-label={words.label} aria-describedby={textId}>
      <p id={textId}>
        {words.text}{' '}
        <button type="button" className={link.link} aria-haspopup="dialog" onClick={onOpenSettings}>
          {words.choose}
        </button>
      </p>
      <div className={styles.answers}>
        <Button look="outline" size="small" onClick={() => choose([])}>
          {words.onlyNecessary}
        </Button>
        <Button look="outline" size="small" onClick={() => choose(GROUPS.map(({ category }) => category))}>
          {words.acceptAll}
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">{isThere ? words.announcement : ''}</span>
      </VisuallyHidden>
    </section>
  )
}
