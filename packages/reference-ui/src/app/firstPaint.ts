import { nextTask } from './nextTask.ts'

/** A browser that tells of no paint, or a picture that is slow to come, is not waited for longer. */
const AT_THE_LATEST_MS = 3000

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
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, AT_THE_LATEST_MS)
  for (const press of presses) document.addEventListener(press, () => resolve(), { once: true, passive: true })
  await Promise.race([firstContent().then(firstPictures), promise])
  clearTimeout(timer)
}
