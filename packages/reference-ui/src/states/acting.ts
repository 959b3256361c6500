import { until } from './waiting.ts'

/** A response that never arrives. */
export const never = (): Promise<never> => new Promise(() => undefined)

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector)

/** Clicks the element of a selector as soon as it exists. */
export const press = async (selector: string): Promise<void> => {
  await until(() => find(selector) !== null, selector)
  find(selector)?.click()
}

const setterOf = (field: object) => Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set

/** Types into a field so that React receives the change. */
export const write = async (selector: string, text: string): Promise<void> => {
  await until(() => find(selector) !== null, selector)
  const field = find(selector)
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  // React overrides the value property of the element itself, so use the setter of its prototype.
  setterOf(field)?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Returns whether a selector matches an element. */
export const isThere =
  (selector: string): (() => boolean) =>
  () =>
    find(selector) !== null

/** Simulates a browser that has no Web Share API. Its clipboard uses the given `writeText`. */
export const giveClipboard = (writeText: (text: string) => Promise<void>): void => {
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
}

/** Scrolls the page to a position in pixels, at most to its end. */
export const scrollTo = (top: number): void => window.scrollTo({ top, behavior: 'instant' })
