import { whenIdle } from './whenIdle.ts'

/**
 * Of the page that came as HTML only what is near the window was laid out (`content-visibility`). The rest follows while nothing else is to be
 * done, a part at a time, so that its height is known before anybody scrolls there.
 */
export const layOutTheRest = (document: Document): void => {
  const parts = [...document.querySelectorAll<HTMLElement>('main[data-first] > *, footer')]
  const next = (): void => {
    const part = parts.shift()
    if (!part) return
    part.style.contentVisibility = 'visible'
    whenIdle(next)
  }
  whenIdle(next)
}
