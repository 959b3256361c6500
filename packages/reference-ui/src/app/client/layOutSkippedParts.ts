import { whenIdle } from './whenIdle.ts'

/**
 * Lays out the parts that `content-visibility` skipped on the first page, one at a time while the browser is idle, so
 * that the scroll bar and full-page screenshots are correct. It does nothing on touch devices: they show no scroll bar
 * and have slow CPUs.
 */
export const layOutSkippedParts = (document: Document, isTouched = matchMedia('(hover: none)').matches): void => {
  const parts = isTouched ? [] : [...document.querySelectorAll<HTMLElement>('main[data-first] > *, footer')]
  const next = (): void => {
    const part = parts.shift()
    if (!part) return
    part.style.contentVisibility = 'visible'
    // One part per frame: two together are a long task.
    requestAnimationFrame(() => whenIdle(next))
  }
  whenIdle(next)
}
