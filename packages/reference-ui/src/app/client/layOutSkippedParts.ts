import { whenIdle } from './whenIdle.ts'

/**
 * Lays out the parts of the page that `content-visibility` skipped, one by one while the browser is idle, so that the
 * scroll bar and full-page screenshots are correct. Does nothing on touch devices, which show no scroll bar and have
 * slow CPUs.
 */
export const layOutSkippedParts = (document: Document, isTouched = matchMedia('(hover: none)').matches): void => {
  const parts = isTouched ? [] : [...document.querySelectorAll<HTMLElement>('main[data-first] > *, footer')]
  const next = (): void => {
    const part = parts.shift()
    if (!part) return
    part.style.contentVisibility = 'visible'
    // Lay out one part per frame, because two parts together would be a long task.
    requestAnimationFrame(() => whenIdle(next))
  }
  whenIdle(next)
}
