import { nextTask } from './nextTask.ts'

/** Maximum wait for the first paint, in milliseconds; some browsers never report it. */
const PAINT_MS = 3000
/**
 * Maximum wait for the first images, in milliseconds. The wait is short, because the visitor may already want to use
 * the page.
 */
const PICTURES_MS = 1000

const within = (ms: number, wait: Promise<void>): Promise<void> =>
  Promise.race([wait, new Promise<void>((resolve) => setTimeout(resolve, ms))])

const firstContent = (): Promise<void> =>
  new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    })
    observer.observe({ type: 'paint', buffered: true })
  })

/** Waits for all images with high fetch priority. A broken image counts as finished. */
const firstPictures = async (): Promise<void> => {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')]
  if (pictures.length === 0) return
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
  await new Promise(requestAnimationFrame)
  await nextTask()
}

const presses = ['pointerdown', 'keydown'] as const

/**
 * Resolves when the browser has painted the server-rendered page and its first images, so that hydration does not delay
 * the paint. Resolves early on input, and at once in a background tab, which paints nothing.
 */
export const firstPaint = async (): Promise<void> => {
  if (document.visibilityState === 'hidden') return
  const { promise: pressed, resolve } = Promise.withResolvers<void>()
  for (const press of presses) document.addEventListener(press, () => resolve(), { once: true, passive: true })
  const drawn = within(PAINT_MS, firstContent()).then(() => within(PICTURES_MS, firstPictures()))
  await Promise.race([drawn, pressed])
}
