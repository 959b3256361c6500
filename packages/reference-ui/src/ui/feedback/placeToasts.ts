const CONTROLS = 'button, a[href], input, select, textarea, summary'

/** The places of the region, best first. `inside` is the end of a dialog's content, where toasts cover nothing. */
const PLACES = ['usual', 'opposite', 'inside'] as const

/** One covered focused element is worse than all covered controls of a dialog. */
const FOCUSED = 1000

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/**
 * Moves the toasts where they cover neither the focused element nor a control of the open dialog. Once placed, they stay
 * while the pointer or the focus is in the region, because the user is about to press there.
 */
export const placeToasts = (region: HTMLElement, modal: HTMLElement | null): void => {
  const { activeElement: active } = document
  const isEngaged = region.matches(':hover') || region.contains(active)
  if (isEngaged && region.dataset.place !== undefined) return
  const focused = active?.matches(CONTROLS) ? active : null
  const controls = [...(modal?.querySelectorAll(CONTROLS) ?? [])].filter((control) => !region.contains(control))
  const coveredAt = (place: string): number => {
    region.dataset.place = place
    const box = region.getBoundingClientRect()
    const isCovered = (element: Element) => overlap(box, element.getBoundingClientRect())
    return controls.filter(isCovered).length + (focused !== null && isCovered(focused) ? FOCUSED : 0)
  }
  let best = { place: '', covered: Number.POSITIVE_INFINITY }
  for (const place of PLACES) {
    const covered = coveredAt(place)
    if (covered < best.covered) best = { place, covered }
    if (covered === 0) break
  }
  region.dataset.place = best.place
  if (modal !== null && best.place === 'inside') region.scrollIntoView({ block: 'nearest' })
}

/** Places the toasts now, and again when the focus moves or something scrolls, until the signal aborts. */
export const keepToastsClear = (region: HTMLElement, modal: HTMLElement | null, signal: AbortSignal): void => {
  if (signal.aborted) return
  placeToasts(region, modal)
  let frame = 0
  // The browser scrolls to the focused element after the event.
  const placeLater = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => placeToasts(region, modal))
  }
  for (const type of ['focusin', 'scroll', 'resize'])
    window.addEventListener(type, placeLater, { capture: true, passive: true, signal })
  signal.addEventListener('abort', () => cancelAnimationFrame(frame))
}
