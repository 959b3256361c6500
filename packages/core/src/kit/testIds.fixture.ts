/** Returns a function that makes the ids call-1, call-2 and so on. */
export const createTestIds = (): (() => string) => {
  let made = 0
  return () => {
    made += 1
    return `call-${made}`
  }
}
