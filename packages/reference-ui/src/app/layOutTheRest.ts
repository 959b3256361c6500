import { whenIdle } from './whenIdle.ts'

/**
 * Of the page that came as HTML only what is near the window was laid out (`content-visibility`). The rest follows while nothing else is to be
 * done, a part at a time, so that its height is known before anybody scrolls there. Under a finger, where processors are slow, it is then left out
 * again, with the height that the browser keeps (`contain-intrinsic-size: auto`): a press that styles the whole page does not wait for what nobody
 * sees. Elsewhere it stays, for whoever takes a picture of the whole page.
 */
export const layOutTheRest = (document: Document, isTouched = matchMedia('(hover: none)').matches): void => {
  const parts = [...document.querySelectorAll<HTMLElement>('main[data-first] > *, footer')]
  const next = (): void => {
    const part = parts.shift()
    if (!part) return
    part.style.contentVisibility = 'visible'
    requestAnimationFrame(() => whenIdle(() => settle(part)))
  }
  /** Drawn by now, so that to ask for its place costs nothing. */
  const settle = async (part: HTMLElement): Promise<void> => {
    // What is in the window would be missing for a frame.
    const isBelow = part.getBoundingClientRect().top > window.innerHeight
    const animations = part.getAnimations?.({ subtree: true }) ?? []
    whenIdle(next)
    // What unfolds in it has its last height then.
    await Promise.allSettled(animations.map(({ finished }) => finished))
    if (isBelow && isTouched) part.style.contentVisibility = ''
  }
  whenIdle(next)
}
