/** Returns the reason why a sighted user cannot see which element has the focus; empty if it is visible. */
export const faultOfFocus = (): string => {
  const stop = document.activeElement
  // After the last element of the page the focus moves to the browser's own interface, where there is nothing to check.
  if (!(stop instanceof HTMLElement) || stop === document.body) return ''
  const name = `${stop.localName} "${stop.ariaLabel ?? stop.textContent.trim().slice(0, 40)}"`
  const drawn = (element: Element) => {
    const { outlineStyle, outlineWidth, boxShadow, opacity } = getComputedStyle(element)
    if (opacity === '0') return false
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    // A ring is a shadow without blur that extends 2 px or more in every direction.
    return isOutlined || /\b0px 0px 0px ([2-9]|\d\d)px/.test(boxShadow)
  }
  // The focus ring may be on another element: for a field on its frame, for a radio button on its label, for a link on
  // its card.
  const frames = [stop, stop.parentElement, stop.closest('label, form, article')].filter((frame) => frame !== null)
  if (!frames.some(drawn)) return `${name} has no ring`
  const { left, right, top, bottom } = stop.getBoundingClientRect()
  const x = [0.1, 0.5, 0.9].map((part) => left + (right - left) * part)
  const y = [0.1, 0.5, 0.9].map((part) => top + (bottom - top) * part)
  const isSeen = x.some((across) =>
    y.some((down) => {
      const hit = document.elementFromPoint(across, down)
      return hit !== null && frames.some((frame) => frame.contains(hit))
    }),
  )
  return isSeen ? '' : `${name} is out of sight`
}
