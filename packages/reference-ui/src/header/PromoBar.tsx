import { nextPromo, type PromoMessage, promoPause } from '@cairn/core/content'
import { useEffect, useRef, useState } from 'react'
import { inlineMarkdown } from '../content/inlineMarkdown.tsx'
import { useContentHref } from '../content/useContentHref.ts'
import { useMessages } from '../messages/index.ts'
import { Fill } from '../ui/Fill.tsx'
import { Icon } from '../ui/Icon.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { useMediaQuery } from '../ui/useMediaQuery.ts'
import { useStyleProperties } from '../ui/useStyleProperties.ts'
import { contrast } from './legiblePromo.ts'
import styles from './PromoBar.module.css'

/** Until the script sets the very colour, the style sheet writes in the nearer of black and white. */
const isLight = (colour: string): boolean => (contrast(colour, 'black') ?? 0) > (contrast(colour, 'white') ?? 0)

/**
 * The promotional bar: one message at a time, fading into the next. It holds still under the pointer or the focus, and for as long as one wants by its
 * button (WCAG 2.2, 2.2.2), which is there only where something would move.
 */
export function PromoBar({ messages }: { readonly messages: readonly PromoMessage[] }) {
  const { header } = useMessages()
  const hrefOf = useContentHref()
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', true)
  const [shown, setShown] = useState(0)
  const [isHeld, setIsHeld] = useState(false)
  const [isPaused, setIsPaused] = useState(false)
  const count = messages.length
  const pause = isStill ? null : promoPause({ count, isHeld: isHeld || isPaused })
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
      data-ink={isLight(message.textColor) ? 'light' : 'dark'}
      data-rotating={count > 1 || undefined}
      aria-label={header.offers}
      onPointerEnter={() => setIsHeld(true)}
      // With the message its link would go, and the focus with that.
      onPointerLeave={({ currentTarget }) => setIsHeld(currentTarget.querySelector('a:focus') !== null)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Fill colour={message.backgroundColor} />
      <p key={message.message} className={styles.message}>
        {inlineMarkdown(message.message, hrefOf)}
      </p>
      {isStill || count < 2 ? null : (
        <IconButton
          shape="small"
          className={styles.pause}
          label={isPaused ? header.resumeOffers : header.pauseOffers}
          onClick={() => {
            setIsPaused(!isPaused)
            // Whoever asks it to go on need not leave the button first.
            setIsHeld(false)
          }}
        >
          <Icon size="small">
            <path d={isPaused ? 'M8.5 5.5v13l9.5-6.5z' : 'M9 6v12M15 6v12'} />
          </Icon>
        </IconButton>
      )}
    </section>
  )
}
