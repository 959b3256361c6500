import type { PromoMessage } from '@cairn/core/content'
import { useEffect, useState } from 'react'
import { inlineMarkdown } from '../content/inlineMarkdown.tsx'
import { useContentHref } from '../content/useContentHref.ts'
import { useMessages } from '../messages/index.ts'
import { Fill } from '../ui/Fill.tsx'
import { useMediaQuery } from '../ui/useMediaQuery.ts'
import styles from './PromoBar.module.css'

const SHOWN_FOR_MS = 5000

/** The promotional bar: one message at a time, fading into the next; holds still under the pointer or the focus. */
export function PromoBar({ messages }: { readonly messages: readonly PromoMessage[] }) {
  const { header } = useMessages()
  const hrefOf = useContentHref()
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', true)
  const [shown, setShown] = useState(0)
  const [isHeld, setIsHeld] = useState(false)
  const rotates = messages.length > 1 && !isHeld && !isStill
  useEffect(() => {
    if (!rotates) return
    const timer = setInterval(() => setShown((index) => (index + 1) % messages.length), SHOWN_FOR_MS)
    return () => clearInterval(timer)
  }, [rotates, messages.length])

  const message = messages[shown % messages.length]
  if (message === undefined) return null
  return (
    <section
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
