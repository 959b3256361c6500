import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { ConsentMessages } from '../messages/consent/index.ts'
import { Button } from '../ui/Button.tsx'
import { focusPage } from '../ui/focusPage.ts'
import { coverLowerEdge } from '../ui/lowerEdge.ts'
import link from '../ui/TextLink.module.css'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './ConsentBanner.module.css'
import { type AskedCategory, GROUPS } from './ownConsentTool.ts'

export interface ConsentBannerProps {
  readonly words: ConsentMessages
  readonly onChoose: (allowed: readonly AskedCategory[]) => void
  readonly onOpenSettings: () => void
}

/** The question of the first visit, at the lower edge. It takes no focus and holds nothing up; both answers weigh the same. */
export function ConsentBanner({ words, onChoose, onOpenSettings }: ConsentBannerProps) {
  const banner = useRef<HTMLElement>(null)
  const textId = useId()
  useLayoutEffect(() => {
    const element = banner.current
    if (!element) return
    // The browser tells it once it has laid out the page anyway; asked here, it would have to do so twice.
    const observer = new ResizeObserver(([entry]) => coverLowerEdge(entry?.borderBoxSize[0]?.blockSize ?? 0))
    observer.observe(element)
    return () => {
      observer.disconnect()
      coverLowerEdge(0)
    }
  }, [])
  // A region that is told of only after it stands there is read out.
  const [isThere, setIsThere] = useState(false)
  useEffect(() => setIsThere(true), [])
  const choose = (allowed: readonly AskedCategory[]) => {
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
