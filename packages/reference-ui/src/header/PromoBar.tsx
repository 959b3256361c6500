import { nextPromo, type PromoMessage, promoPause } from '@cairn/core/content'
import { useEffect, useRef, useState } from 'react'
import { inlineMarkdown } from '../content/inlineMarkdown.tsx'
import { useContentHref } from '../content/useContentHref.ts'
import { useMessages } from '../messages/index.ts'
import { Fill } from '../ui/Fill.tsx'
import { useMediaQuery } from '../ui/useMediaQuery.ts'
import { useStyleProperties } from '../ui/useStyleProperties.ts'
import styles from './PromoBar.module.css'

/** The promotional bar: one message at a time, fading into the next; holds still under the pointer or the focus. */
export function PromoBar({ messages }: { readonly messages: readonly PromoMessage[] }) {
  const { header } = useMessages()
  const hrefOf = useContentHref()
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', true)
  const [shown, setShown] = useState(0)
  const [isHeld, setIsHeld] = useState(false)
  const count = messages.length
  const pause = isStill ? null : promoPause({ count, isHeld })
  useEffect(() => {
    if (pause === null) return
    const timer = setInterval(() => setShown((index) => nextPromo(index, count)), pause)
    return () => clearInterval(timer)
  }, [pause, count])

  const message = messages[shown % count]
  const bar = useRef<HTMLElement>(null)
  useStyleProperties(bar, { '--promo-ink': message?.textColor })
  if (message === undefined) return null
  return (
    <section
      ref={bar}
      className={styles.promo}
      aria-label={header.offers}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Fill colour={message.backgroundColor} />
      <p key={message.message} className={styles.message} data-ink={message.textColor === 'white' ? 'light' : 'dark'}>
        {inlineMarkdown(message.message, hrefOf)}
      </p>
    </section>
  )
}
