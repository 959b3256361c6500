import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Silences the errors that React logs when an error boundary catches them. Call it once in a test file that causes such
 * errors.
 */
export const expectCaughtErrors = (): void => {
  const complain = console.error
  beforeEach(() => {
    console.error = vi.fn()
  })
  afterEach(() => {
    console.error = complain
  })
}
