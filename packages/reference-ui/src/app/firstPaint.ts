import { nextTask } from './nextTask.ts'

/** A browser that tells of no paint is not waited for longer. */
const PAINT_MS = 3000
/** A picture that is slow to come is not waited for longer: the page is there, and somebody may want to use it. */
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

/** The pictures that the page asks for before all others. One that is broken is not waited for. */
const firstPictures = async (): Promise<void> => {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')]
  if (pictures.length === 0) return
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
  await new Promise(requestAnimationFrame)
  await nextTask()
}

const presses = ['pointerdown', 'keydown'] as const

/**
 * Resolves when the page that came as HTML stands on the screen with its first pictures, so that making it live never holds them up. Somebody who
 * presses something wants the shop before its pictures. A tab in the background draws nothing, and is not waited for.
 */
export const firstPaint = async (): Promise<void> => {
  if (document.visibilityState === 'hidden') return
  const { promise: pressed, resolve } = Promise.withResolvers<void>()
  for (const press of presses) document.addEventListener(press, () => resolve(), { once: true, passive: true })
  const drawn = within(PAINT_MS, firstContent()).then(() => within(PICTURES_MS, firstPictures()))
  await Promise.race([drawn, pressed])
}
