import { until } from './waiting.ts'

/** Answers that never come. */
export const never = (): Promise<never> => new Promise(() => undefined)

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector)

/** Presses what a selector names, as soon as it is there. */
export const press = async (selector: string): Promise<void> => {
  await until(() => find(selector) !== null, selector)
  find(selector)?.click()
}

const setterOf = (field: object) => Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set

/** Writes into a field as a hand would: React hears of it. */
export const write = async (selector: string, text: string): Promise<void> => {
  await until(() => find(selector) !== null, selector)
  const field = find(selector)
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  // React watches the property of the field itself.
  setterOf(field)?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Whether something that a selector names is there. */
export const isThere =
  (selector: string): (() => boolean) =>
  () =>
    find(selector) !== null

/** A browser without a way of sharing of its own, whose clipboard does this with an address. */
export const giveClipboard = (writeText: (text: string) => Promise<void>): void => {
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
}

/** Scrolls the page by pixels, its end at most. */
export const scrollTo = (top: number): void => window.scrollTo({ top, behavior: 'instant' })
