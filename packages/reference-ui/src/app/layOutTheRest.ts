import { whenIdle } from './whenIdle.ts'

/** Its height once it is drawn, and what unfolds in it has come to rest, is the one that the browser keeps (`contain-intrinsic-size: auto`). */
const layOut = (part: HTMLElement): void => {
  part.style.contentVisibility = 'visible'
  requestAnimationFrame(async () => {
    const animations = part.getAnimations?.({ subtree: true }) ?? []
    await Promise.allSettled(animations.map(({ finished }) => finished))
    whenIdle(() => {
      // What is in the window would be left out for a frame.
      if (part.getBoundingClientRect().top > window.innerHeight) part.style.contentVisibility = ''
    })
  })
}

/**
 * Of the page that came as HTML only what is near the window was laid out (`content-visibility`). The rest follows while nothing else is to be
 * done, a part at a time, so that its height is known before anybody scrolls there. Then it is left out again: a press that styles the whole page
 * does not wait for what nobody sees.
 */
export const layOutTheRest = (document: Document): void => {
  const parts = [...document.querySelectorAll<HTMLElement>('main[data-first] > *, footer')]
  const next = (): void => {
    const part = parts.shift()
    if (!part) return
    layOut(part)
    whenIdle(next)
  }
  whenIdle(next)
}
