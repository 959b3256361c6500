import { isFunctionalAllowed, onConsentChange } from './functionalConsent.ts'
import { MEMORY_PREFIX } from './removeMemory.ts'

export interface MemoryOptions<Value> {
  /** Last part of the key in localStorage. */
  readonly name: string
  /** The value of a browser that remembers nothing. */
  readonly empty: Value
  /** Checks stored content; null for damaged content, which is dropped. */
  readonly parse: (content: unknown) => Value | null
  /** Whether a value without consent lasts until the page unloads. It is then not stored. */
  readonly lastsWithoutConsent?: boolean
}

/** A remembered value of this browser. `useAtom` reads it. */
export interface Memory<Value> {
  getSnapshot(): Value
  getInitialSnapshot(): Value
  subscribe(listener: () => void): { unsubscribe(): void }
  /** Stores the value, if the visitor allows functional data. */
  set(value: Value): void
}

const readText = (key: string): string | null => {
  try {
    return isFunctionalAllowed() ? localStorage.getItem(key) : null
  } catch {
    return null
  }
}

const writeText = (key: string, text: string): void => {
  try {
    localStorage.setItem(key, text)
  } catch {
    // If storage is blocked or full, the shop remembers nothing.
  }
}

const parseText = <Value>(text: string, parse: (content: unknown) => Value | null): Value | null => {
  try {
    return parse(JSON.parse(text))
  } catch {
    return null
  }
}

/**
 * Creates a remembered value in a localStorage key of its own. Reads and writes the key only with the visitor's consent
 * for functional data. Other tabs follow a change.
 */
export const createMemory = <Value>({
  name,
  empty,
  parse,
  lastsWithoutConsent = false,
}: MemoryOptions<Value>): Memory<Value> => {
  const key = MEMORY_PREFIX + name
  const listeners = new Set<() => void>()
  let last: { readonly text: string | null; readonly value: Value } = { text: null, value: empty }
  let unsaved = empty
  const notify = () => {
    for (const listener of [...listeners]) listener()
  }
  return {
    getSnapshot: () => {
      const text = readText(key)
      if (text === null) return unsaved
      // React needs the same object as long as the content stays the same.
      if (text !== last.text) last = { text, value: parseText(text, parse) ?? empty }
      return last.value
    },
    getInitialSnapshot: () => empty,
    subscribe: (listener) => {
      const follow = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener()
      }
      const consent = onConsentChange(listener)
      listeners.add(listener)
      window.addEventListener('storage', follow)
      return {
        unsubscribe: () => {
          consent.unsubscribe()
          listeners.delete(listener)
          window.removeEventListener('storage', follow)
        },
      }
    },
    set: (value) => {
      if (isFunctionalAllowed()) {
        unsaved = empty
        writeText(key, JSON.stringify(value))
      } else if (lastsWithoutConsent) unsaved = value
      notify()
    },
  }
}
