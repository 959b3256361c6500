import { whenIdle } from './whenIdle.ts'

/**
 * Of the page that came as HTML only what is near the window was laid out (`content-visibility`). The rest follows while nothing else is to be
 * done, a part at a time, so that the scroll bar is true, and a picture of the whole page whole. Under a finger there is neither, and processors
 * are slow: there a part waits until it comes near the window.
 */
export const layOutTheRest = (document: Document, isTouched = matchMedia('(hover: none)').matches): void => {
  const parts = isTouched ? [] : [...document.querySelectorAll<HTMLElement>('main[data-first] > *, footer')]
  const next = (): void => {
    const part = parts.shift()
    if (!part) return
    part.style.contentVisibility = 'visible'
    // In a frame of its own: two parts are one long task.
    requestAnimationFrame(() => whenIdle(next))
  }
  whenIdle(next)
}
