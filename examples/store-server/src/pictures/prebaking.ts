import type { Bakery } from '../media/bake.ts'
import type { PictureSpec } from '../media/picture.types.ts'

export type Prebaking = {
  /** Waits for nothing but a read of the catalogue that is under way. */
  stop: () => Promise<void>
}

export type PrebakingOptions = {
  bakery: Pick<Bakery, 'prebake'>
  /** Those that a visitor is likely to see, the likeliest first. */
  readPictures: () => Promise<readonly PictureSpec[]>
  onError: (error: unknown) => void
  /** Rest after the start, for the first pages; milliseconds. */
  delay?: number
}

const DELAY_MS = 10_000

/** Bakes the catalogue's card pictures in the background, so that the first visitor of a grid need not wait for them. */
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
