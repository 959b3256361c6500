/** Prefix of all localStorage keys of the memory. */
export const MEMORY_PREFIX = 'memory:'

/** Deletes all that the shop remembers in this browser. */
export const removeMemory = (): void => {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(MEMORY_PREFIX)) localStorage.removeItem(name)
  } catch {
    // If storage is blocked, it holds nothing.
  }
}
