import { nextPromo, previousPromo, promoPause } from '@cairn/core/content'
import { useEffect, useRef, useState } from 'react'
import { inlineMarkdown } from '../content/inlineMarkdown.tsx'
import { useContentHref } from '../content/useContentHref.ts'
import { useMessages } from '../messages/index.ts'
import { Fill } from '../ui/Fill.tsx'
import { Icon } from '../ui/Icon.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../ui/icons.tsx'
import { useMediaQuery } from '../ui/useMediaQuery.ts'
import { useStyleProperties } from '../ui/useStyleProperties.ts'
import styles from './PromoBar.module.css'
import type { Promo } from './readPromo.ts'

/**
 * The promotional bar: one message at a time, fading into the next, with buttons to the one before and the one after. It holds still under the
 * pointer or the focus, and for good by a button of its own (WCAG 2.2, 2.2.2), which the style sheet shows only where something would move.
 */
export function PromoBar({ messages }: { readonly messages: readonly Promo[] }) {
  const { header } = useMessages()
  const hrefOf = useContentHref()
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', true)
  const [shown, setShown] = useState(0)
  const [isHeld, setIsHeld] = useState(false)
  const [isPaused, setIsPaused] = useState(false)
  const count = messages.length
  const pause = isStill ? null : promoPause({ count, isHeld: isHeld || isPaused })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message that was chosen by a button is shown for a whole pause
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
      onPointerEnter={() => setIsHeld(true)}
      // With the message its link would go, and the focus with that.
      onPointerLeave={({ currentTarget }) => setIsHeld(currentTarget.querySelector('a:focus') !== null)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Fill colour={message.backgroundColor} />
      <div className={styles.messages} aria-live={pause === null ? 'polite' : 'off'}>
        <p key={message.message} className={styles.message}>
          {inlineMarkdown(message.message, hrefOf)}
        </p>
        {/* The bar is as high as its longest message: none moves the page. */}
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
              // The messages go on at once, though the pointer and the focus are still on the button.
              setIsHeld(false)
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
