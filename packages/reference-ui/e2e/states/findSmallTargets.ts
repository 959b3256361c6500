/**
 * Returns the controls that are smaller than 24 px square and too close to another control (WCAG 2.5.8), except links
 * within text and isolated controls.
 * Playwright serialises this function into the page, so it must not use anything outside its own body except browser
 * APIs.
 */
export const findSmallTargets = (): readonly string[] => {
  const LEAST = 24
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body

  const isForEars = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect()
      const { clipPath, overflow } = getComputedStyle(at)
      if (clipPath !== 'none' || (overflow !== 'visible' && (width <= 1 || height <= 1))) return true
    }
    return false
  }
  /**
   * Returns the box in which a press hits the element. The box includes the visible labels of a field, and a
   * pseudo-element that extends a link over its card.
   */
  const boxOf = (element: Element): DOMRect => {
    const boxes = [element.getBoundingClientRect()]
    if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement)
      for (const label of element.labels ?? []) if (!isForEars(label)) boxes.push(label.getBoundingClientRect())
    for (const part of ['::before', '::after']) {
      const { content, position, width, height } = getComputedStyle(element, part)
      const [first] = boxes
      if (content === 'none' || position !== 'absolute' || first === undefined) continue
      const [wide, high] = [Number.parseFloat(width), Number.parseFloat(height)]
      if (wide > 0 && high > 0) {
        const [x, y] = [first.x + first.width / 2, first.y + first.height / 2]
        boxes.push(new DOMRect(x - wide / 2, y - high / 2, wide, high))
      }
    }
    const left = Math.min(...boxes.map((box) => box.left))
    const top = Math.min(...boxes.map((box) => box.top))
    const right = Math.max(...boxes.map((box) => box.right))
    const bottom = Math.max(...boxes.map((box) => box.bottom))
    return new DOMRect(left, top, right - left, bottom - top)
  }
  /**
   * Whether a link is part of a sentence: the block element around the link also contains text outside of links and
   * buttons.
   */
  const isInLine = (element: Element): boolean => {
    if (getComputedStyle(element).display !== 'inline') return false
    let block = element.parentElement
    while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement
    const lengthOf = (text: string | null | undefined): number => (text ?? '').replace(/\s+/g, '').length
    const ofTargets = [...(block?.querySelectorAll('a, button') ?? [])].map(({ textContent }) => lengthOf(textContent))
    return lengthOf(block?.textContent) > ofTargets.reduce((sum, length) => sum + length, 0)
  }
  /**
   * Returns the nearest fixed, sticky or scrolling ancestor, or the element itself if it is one. Such a layer moves
   * relative to the page, so a control inside it is never permanently close to a control outside it.
   */
  const layerOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { position, overflowX, overflowY } = getComputedStyle(at)
      if (['fixed', 'sticky'].includes(position)) return at
      if ([overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll')) return at
    }
    return null
  }
  const nameOf = (element: Element): string => {
    const text = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return `<${element.localName}> “${text.trim().replace(/\s+/g, ' ').slice(0, 40)}”`
  }

  const targets = [
    ...scope.querySelectorAll(
      'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea, summary',
    ),
  ]
    .filter((element) => element.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true }))
    .map((element) => ({ element, box: boxOf(element), layer: layerOf(element) }))
    .filter(({ element, box }) => box.width > 1 && box.height > 1 && (!isForEars(element) || box.height > 2))
  const isSmall = ({ width, height }: DOMRect): boolean => width < LEAST - 0.1 || height < LEAST - 0.1
  const far = (x: number, y: number, box: DOMRect): number =>
    Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))

  const faults: string[] = []
  for (const { element, box, layer } of targets) {
    if (!isSmall(box) || isInLine(element)) continue
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const near = targets.find((other) => {
      if (other.element === element || other.layer !== layer) return false
      if (other.element.contains(element) || element.contains(other.element)) return false
      const away = isSmall(other.box)
        ? Math.hypot(other.box.x + other.box.width / 2 - x, other.box.y + other.box.height / 2 - y) - LEAST / 2
        : far(x, y, other.box)
      return away < LEAST / 2 - 0.1
    })
    if (near)
      faults.push(
        `too small to press: ${nameOf(element)}, ${Math.round(box.width)} × ${Math.round(box.height)} px beside ${nameOf(near.element)}`,
      )
  }
  return [...new Set(faults)]
}
