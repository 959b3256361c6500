import type { ConsentCategory, ConsentCookies, ConsentProvider } from './consent.types.ts'

/** A consent tool in the hands of a test. */
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
    /** The visitor chooses, and the tool says so unless it is `silently` done, as by another tab. */
    choose: (...allowed: readonly ConsentCategory[]) => {
      decision = { isDecided: true, granted: allowed }
      for (const listener of [...listeners]) listener()
    },
    chooseSilently: (...allowed: readonly ConsentCategory[]) => {
      decision = { isDecided: true, granted: allowed }
    },
  }
}

/** A jar whose cookies a test can see, and how often it was looked into. */
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
