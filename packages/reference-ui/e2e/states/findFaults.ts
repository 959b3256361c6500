/**
 * Returns the visual faults of the current page. It runs inside the page, so it must not use anything outside its own
 * body except browser APIs.
 */
export const findFaults = (): readonly string[] => {
  const faults: string[] = []
  const width = document.documentElement.clientWidth

  const nameOf = (element: Element): string => {
    const named = [...element.classList].map((name) => name.replace(/^_|_[\w-]+$/g, '')).join('.')
    const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)
    return `<${element.localName}${named ? `.${named}` : ''}> “${text}”`
  }
  /** Caches the result per object, because the page does not change during the check. */
  const once = <Thing extends object, Answer>(ask: (thing: Thing) => Answer): ((thing: Thing) => Answer) => {
    const known = new WeakMap<Thing, { readonly answer: Answer }>()
    return (thing) => {
      const found = known.get(thing) ?? { answer: ask(thing) }
      known.set(thing, found)
      return found.answer
    }
  }
  const isSeen = once((element: Element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true, contentVisibilityAuto: true }),
  )
  /** Whether an element is text for screen readers only: clipped, or a box of one pixel. */
  const isForEars: (element: Element) => boolean = once((element) => {
    const { width: wide, height } = element.getBoundingClientRect()
    const { clipPath, overflow } = getComputedStyle(element)
    if (clipPath !== 'none' || (overflow !== 'visible' && (wide <= 1 || height <= 1))) return true
    return element.parentElement !== null && isForEars(element.parentElement)
  })
  const scrolls = once((element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element)
    return [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll')
  })
  const rectsOf = once((node: Node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].filter((rect) => rect.width > 0 && rect.height > 0)
  })
  /** Whether `inner`, or an element between `inner` and `outer`, can scroll. */
  const scrollsBetween = (inner: Element, outer: Element): boolean => {
    for (let at: Element | null = inner; at && at !== outer; at = at.parentElement) if (scrolls(at)) return true
    return false
  }

  if (document.documentElement.scrollWidth > width)
    faults.push(`the page is ${document.documentElement.scrollWidth} px wide in a window of ${width} px`)

  const wordsOf = once((element: Element): readonly DOMRect[] => {
    const rects: DOMRect[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!node.textContent?.trim() || !parent || !isSeen(parent) || isForEars(parent)) continue
      // Skip text that scrolls or is truncated on purpose. Its rectangles include the hidden part, which does not
      // visibly overlap anything.
      if (scrollsBetween(parent, element) || (parent !== element && parent.closest('[data-cut]'))) continue
      rects.push(...rectsOf(node))
    }
    return rects
  })

  const top = [...document.querySelectorAll('dialog[open]')].at(-1)
  const scope = top ?? document.body
  const all = [...scope.querySelectorAll('*')].filter((element) => isSeen(element) && !isForEars(element))
  for (const element of all) {
    const { overflowX, overflowY } = getComputedStyle(element)
    if (element.closest('[data-cut]') || element instanceof SVGElement) continue
    const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip'
    if (hides(overflowX) || hides(overflowY)) {
      const box = element.getBoundingClientRect()
      const words = wordsOf(element)
      if (hides(overflowX) && words.some(({ left, right }) => left < box.left - 1 || right > box.right + 1))
        faults.push(`cut at the side: ${nameOf(element)}`)
      if (hides(overflowY) && words.some(({ bottom, top: head }) => bottom > box.bottom + 2 || head < box.top - 2))
        faults.push(`cut below: ${nameOf(element)}`)
    }
    // Check only buttons and links, because a text field scrolls a value that does not fit.
    if (element instanceof HTMLButtonElement || element instanceof HTMLAnchorElement) {
      const box = element.getBoundingClientRect()
      const { display, paddingLeft, paddingRight } = getComputedStyle(element)
      const left = box.left + Number.parseFloat(paddingLeft)
      const right = box.right - Number.parseFloat(paddingRight)
      for (const word of wordsOf(element))
        if (display !== 'inline' && (word.right > right + 2 || word.left < left - 2))
          faults.push(`words outside of ${nameOf(element)}`)
    }
    if (
      element instanceof HTMLInputElement &&
      element.placeholder &&
      element.value === '' &&
      element.scrollWidth > element.clientWidth + 1
    )
      faults.push(`placeholder cut: ${element.placeholder}`)
  }

  const lines = all
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    )
    .map((element) => ({ element, rects: wordsOf(element) }))
  for (const { element, rects } of lines) {
    if (scrollsBetween(element, document.body)) continue
    // Text that may be truncated is visible only inside its box, so use the box instead of the text.
    const seen = element.closest('[data-cut]') ? [element.getBoundingClientRect()] : rects
    if (seen.some(({ left, right }) => left < -1 || right > width + 1))
      faults.push(`outside of the window: ${nameOf(element)}`)
  }

  const flows = (element: Element): boolean =>
    ['static', 'relative'].includes(getComputedStyle(element).position) &&
    getComputedStyle(element).display !== 'contents'
  for (const parent of all) {
    const children = [...parent.children].filter(
      (child) => flows(child) && isSeen(child) && !(child instanceof SVGElement),
    )
    if (children.length < 2 || children.length > 60) continue
    const boxes = children.map((child) => ({ child, rects: wordsOf(child) }))
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const meets = one.rects.some((a) =>
          other.rects.some(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
              // Lines of text may touch, because a line box is higher than its letters.
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) * 0.35,
          ),
        )
        if (meets) faults.push(`words over words: ${nameOf(one.child)} and ${nameOf(other.child)}`)
      }
    }
  }
  return [...new Set(faults)]
}
