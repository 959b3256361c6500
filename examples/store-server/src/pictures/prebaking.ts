import type { Bakery } from '../media/bake.ts'
import type { PictureSpec } from '../media/picture.types.ts'

export type Prebaking = {
  /**
   * Cancels the timer. If the catalogue is being read, the promise resolves after the read; it never waits for
   * pictures.
   */
  stop: () => Promise<void>
}

export type PrebakingOptions = {
  bakery: Pick<Bakery, 'prebake'>
  /** Reads the pictures to render, the most likely to be viewed first. */
  readPictures: () => Promise<readonly PictureSpec[]>
  onError: (error: unknown) => void
  /** Milliseconds to wait after the start, so that the first page requests get the CPU. */
  delay?: number
}

const DELAY_MS = 10_000

/**
 * Renders the catalogue's card pictures in the background, so that the first visitor of a product list does not wait
 * for them.
 */
export function startPrebaking({ bakery, readPictures, onError, delay = DELAY_MS }: PrebakingOptions): Prebaking {
  let stopped = false
  let reading: Promise<void> = Promise.resolve()
  const begin = async () => {
    const pictures = await readPictures()
    if (!stopped) bakery.prebake(pictures)
  }
  const timer = setTimeout(() => {
    reading = begin().catch(onError)
  }, delay)
  timer.unref()
  return {
    stop: () => {
      stopped = true
      clearTimeout(timer)
      return reading
    },
  }
}
