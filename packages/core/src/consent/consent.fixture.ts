import type { ConsentCategory, ConsentCookies, ConsentProvider } from './consent.types.ts'

/** Creates a mock consent tool whose decision the test controls. */
export const createToolOf = (granted: readonly ConsentCategory[] = [], isDecided = granted.length > 0) => {
  const listeners = new Set<() => void>()
  let decision = { isDecided, granted }
  const provider: ConsentProvider = {
    read: () => decision,
    onChange: (listener) => {
      listeners.add(listener)
      return { unsubscribe: () => void listeners.delete(listener) }
    },
    openSettings: () => true,
  }
  return {
    provider,
    listeners,
    /** Changes the decision and notifies the listeners. */
    choose: (...allowed: readonly ConsentCategory[]) => {
      decision = { isDecided: true, granted: allowed }
      for (const listener of [...listeners]) listener()
    },
    /** Changes the decision without a notification, like a choice in another tab. */
    chooseSilently: (...allowed: readonly ConsentCategory[]) => {
      decision = { isDecided: true, granted: allowed }
    },
  }
}

/** Creates a mock cookie jar that counts how often its names were read. */
export const createJar = (...names: readonly string[]) => {
  const jar = new Set(names)
  let looks = 0
  const cookies: ConsentCookies = {
    names: () => {
      looks += 1
      return [...jar]
    },
    removeEverywhere: (name) => void jar.delete(name),
  }
  return { cookies, jar, looks: () => looks }
}
