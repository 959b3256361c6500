import { mkdirSync } from 'node:fs'
import { test as base, expect } from '@playwright/test'
import { startFirefox } from './firefox.ts'
import type { Browser } from './tab.ts'
import { Visit } from './Visit.ts'
import { startWebKit } from './webkit.ts'

/** The folder of the pictures, from the root of the repository, where the walks run. */
const PICTURES = 'test-results/browsers'

/** The two browsers beside Chromium: Firefox, and WebKitGTK, which has the engine of Safari. */
export type Engine = 'firefox' | 'webkit'

const start: Readonly<Record<Engine, () => Promise<Browser>>> = { firefox: startFirefox, webkit: startWebKit }

interface WorkerOptions {
  engine: Engine
  running: Browser
}

/** The base of all walks. A walk fails if any page that it opens has a problem. */
export const walk = base.extend<{ width: number; visit: Visit }, WorkerOptions>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  width: [1280, { option: true }],
  running: [
    async ({ engine }, use) => {
      const browser = await start[engine]()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visit: async ({ running, engine, width, baseURL }, use, info) => {
    const isPhone = width < 1024
    const tab = await running.openTab(width, isPhone ? 844 : 900)
    mkdirSync(PICTURES, { recursive: true })
    const name = info.file.replace(/^.*\/|\.walk\.ts$/g, '')
    const visit = new Visit(tab, {
      origin: baseURL ?? '',
      isPhone,
      pictures: `${PICTURES}/${engine}-${width}-${name}`,
    })
    try {
      await use(visit)
      expect(await tab.readProblems(), 'console errors, uncaught errors and policy violations').toEqual([])
    } finally {
      if (info.error) await tab.savePicture(`${PICTURES}/${engine}-${width}-${name}-failed.png`)
      await tab.close()
    }
  },
})
