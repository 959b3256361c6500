import { afterEach, beforeEach, vi } from 'vitest'

/** For tests of what breaks: React tells the console what a boundary has caught. Call it once in the file. */
export const expectCaughtErrors = (): void => {
  const complain = console.error
  beforeEach(() => {
    console.error = vi.fn()
  })
  afterEach(() => {
    console.error = complain
  })
}
