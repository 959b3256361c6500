import type { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom'

declare global {
  interface Window {
    TestingLibraryDom?: {
      queryAllByLabelText: typeof queryAllByLabelText
      queryAllByRole: typeof queryAllByRole
      queryAllByText: typeof queryAllByText
    }
  }
}

/** A part of the page, as a screen reader names it. */
export interface Part {
  /**
   * The role of ARIA; or `field` for a form field by its label, because a password field has no role; or `summary` for
   * the summary of a disclosure by its text, because browsers disagree about its role.
   */
  readonly role: string
  /** The whole accessible name, or a pattern that it matches. */
  readonly name?: string | RegExp
  /** The part that contains it. */
  readonly inside?: Part
  /** Which of several parts, counted from 0. Default 0. */
  readonly index?: number
}

/** A `Part` as JSON. */
export interface PlainPart {
  readonly role: string
  readonly name?: string
  readonly pattern?: readonly [source: string, flags: string]
  readonly inside?: PlainPart
  readonly index: number
}

export const plain = ({ role, name, inside, index = 0 }: Part): PlainPart => ({
  role,
  index,
  ...(typeof name === 'string' && { name }),
  ...(name instanceof RegExp && { pattern: [name.source, name.flags] }),
  ...(inside && { inside: plain(inside) }),
})

/** What a walk can know of a part. */
export interface Found {
  /** How many parts match. */
  readonly count: number
  readonly text: string
  readonly value: string
  readonly isChecked: boolean
  readonly isFocused: boolean
  /** The point to press, or null if another element covers the part or the part is disabled. */
  readonly point: { readonly x: number; readonly y: number } | null
}

/**
 * Runs in a page: finds the part, scrolls it into view if asked, and returns what can be known of it. Returns
 * `not loaded` before the page has Testing Library, and null if there is no such part. It has no references to other
 * code, because the browser gets only its text.
 */
export const findPart = (wanted: PlainPart, action: 'read' | 'reveal' | 'focus'): Found | 'not loaded' | null => {
  const library = window.TestingLibraryDom
  if (library === undefined) return 'not loaded'
  const findAll = ({ role, name, pattern, inside }: PlainPart): readonly HTMLElement[] => {
    const root = inside === undefined ? document.body : findAll(inside)[inside.index]
    if (root === undefined) return []
    const asked = pattern === undefined ? name : new RegExp(pattern[0], pattern[1])
    if (role === 'field') return library.queryAllByLabelText(root, asked ?? /./)
    if (role === 'summary') return library.queryAllByText(root, asked ?? /./, { selector: 'summary *' })
    return library.queryAllByRole(root, role, asked === undefined ? {} : { name: asked })
  }
  const all = findAll(wanted)
  const element = all[wanted.index]
  if (element === undefined) return null
  if (action === 'reveal') element.scrollIntoView({ block: 'center', behavior: 'instant' })
  if (action === 'focus') element.focus()
  const { left, top, width, height } = element.getBoundingClientRect()
  const point = { x: left + width / 2, y: top + height / 2 }
  const hit = document.elementFromPoint(point.x, point.y)
  // A radio button may be invisible below its label.
  const areas = [element, element.closest('label')].filter((area) => area !== null)
  const isPressable = !element.matches(':disabled') && areas.some((area) => area.contains(hit))
  const isField = element instanceof HTMLInputElement
  return {
    count: all.length,
    text: element.innerText,
    value: isField || element instanceof HTMLSelectElement ? element.value : '',
    isChecked: isField && element.checked,
    isFocused: element === document.activeElement,
    point: isPressable ? point : null,
  }
}
