import type { Page } from '@playwright/test'

/** How a page comes on a slow line: its scripts wait until they are let through. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Resolves when the typeface is there: on a busy machine it may come after the first paint, and moves what is said by a hair. */
export const waitForTypeface = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await document.fonts.ready
    // What it moves is told with the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  })
}

/** Gives every layout shift of a page since it was opened, or since the last time it was asked. */
export const watchShifts = async (page: Page): Promise<() => Promise<readonly number[]>> => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(() => ('shifts' in window && Array.isArray(window.shifts) ? window.shifts.splice(0).map(Number) : []))
}
