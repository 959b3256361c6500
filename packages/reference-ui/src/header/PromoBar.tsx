import { nextPromo, previousPromo, promoPause } from '@cairn/core/content'
import { useEffect, useRef, useState } from 'react'
import { inlineMarkdown } from '../content/inlineMarkdown.tsx'
import { useContentHref } from '../content/useContentHref.ts'
import { useMessages } from '../messages/index.ts'
import { IconButton } from '../ui/button/IconButton.tsx'
import { useMediaQuery } from '../ui/hooks/useMediaQuery.ts'
import { useStyleProperties } from '../ui/hooks/useStyleProperties.ts'
import { Fill } from '../ui/picture/Fill.tsx'
import { Icon } from '../ui/picture/Icon.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../ui/picture/icons.tsx'
import styles from './PromoBar.module.css'
import type { Promo } from './readPromo.ts'

/**
 * The promotional bar, which fades from one message to the next. The messages pause while the pointer or the focus is
 * on the bar, or while the pause button is pressed (WCAG 2.2, 2.2.2).
 */
export function PromoBar({ messages }: { readonly messages: readonly Promo[] }) {
  const { header } = useMessages()
  const hrefOf = useContentHref()
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', true)
  const [shown, setShown] = useState(0)
  const [isEngaged, setIsEngaged] = useState(false)
  const [isPaused, setIsPaused] = useState(false)
  const count = messages.length
  const pause = isStill ? null : promoPause({ count, isHeld: isEngaged || isPaused })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every message, also a chosen one, restarts the timer
  useEffect(() => {
    if (pause === null) return
    const timer = setTimeout(() => setShown((index) => nextPromo(index, count)), pause)
    return () => clearTimeout(timer)
  }, [pause, count, shown])

  const message = messages[shown % count]
  const bar = useRef<HTMLElement>(null)
  useStyleProperties(bar, { '--promo-ink': message?.textColor })
  if (message === undefined) return null
  return (
    <section
      ref={bar}
      className={styles.promo}
      data-ink={message.ink}
      aria-label={header.offers}
      onPointerEnter={() => setIsEngaged(true)}
      // Stay paused while the link in the message has the focus: the next message would remove the link and its focus.
      onPointerLeave={({ currentTarget }) => setIsEngaged(currentTarget.querySelector('a:focus') !== null)}
      onFocus={() => setIsEngaged(true)}
      onBlur={() => setIsEngaged(false)}
    >
      <Fill colour={message.backgroundColor} />
      <div className={styles.messages} aria-live={pause === null ? 'polite' : 'off'}>
        <p key={message.message} className={styles.message}>
          {inlineMarkdown(message.message, hrefOf)}
        </p>
        {/* The bar is as high as its longest message, which prevents a layout shift. */}
        {messages
          .filter((other) => other !== message)
          .map((other) => (
            <span key={other.message} className={styles.room} aria-hidden="true">
              {inlineMarkdown(other.message, () => null)}
            </span>
          ))}
      </div>
      {count < 2 ? null : (
        <div className={styles.controls}>
          <IconButton
            shape="small"
            label={header.previousOffer}
            onClick={() => setShown((index) => previousPromo(index % count, count))}
          >
            <ChevronLeftIcon size="small" />
          </IconButton>
          <IconButton
            shape="small"
            className={styles.pause}
            label={isPaused ? header.resumeOffers : header.pauseOffers}
            onClick={() => {
              setIsPaused(!isPaused)
              // Resume at once, although the pointer and the focus are still on the button.
              setIsEngaged(false)
            }}
          >
            <Icon size="small">
              <path d={isPaused ? 'M8.5 5.5v13l9.5-6.5z' : 'M9 6v12M15 6v12'} />
            </Icon>
          </IconButton>
          <IconButton
            shape="small"
            label={header.nextOffer}
            onClick={() => setShown((index) => nextPromo(index, count))}
          >
            <ChevronRightIcon size="small" />
          </IconButton>
        </div>
      )}
    </section>
  )
}
