import type { Page } from '@playwright/test'

/** Simulates a slow network: delays the scripts of a page until the returned function is called. */
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

/**
 * Resolves when the fonts have loaded. On a busy machine they can arrive after the first paint and shift the text
 * slightly.
 */
export const waitForTypeface = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await document.fonts.ready
    // The browser reports the layout shift with the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  })
}

/** Returns a function that gives the layout shifts of a page since it opened, or since the last call. */
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
