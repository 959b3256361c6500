// The shop as it is sold, for the commands that measure it: built, on a free port, with a catalogue of its own whose pictures are baked.
import { chromium } from '@playwright/test'
import { freePort } from '../examples/store-server/src/testing/freePort.ts'
import { ensureBrowser } from './browser.mjs'
import { runStep } from './processes.mjs'
import { readSettings, StartError } from './settings.mjs'
import { serversOf } from './shop.mjs'

const SITE = '/us/en-us'

/** A phone of the middle: the screen that Lighthouse takes for one. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts a Chromium with nothing in it; `args` are added to its flags. */
export const openBrowser = (args = []) => {
  const executablePath = ensureBrowser()
  if (executablePath === undefined) throw new StartError('A Chromium is needed: install one, or set BROWSER_PATH.')
  return chromium.launch({ executablePath, args: [...browserFlags, ...args] })
}

/** The pages that are measured, by name; the product is the first one that a search finds. */
const pagesOf = async (origin) => {
  const found = await fetch(`${origin}${SITE}/search?q=jacket`).then((response) => response.text())
  const slug = new RegExp(`href="(${SITE}/[a-z0-9-]+)"[^>]*>[^<]+</a></h3>`).exec(found)?.[1]
  if (slug === undefined) throw new StartError('The search found no product to measure.')
  return Object.entries({
    home: SITE,
    search: `${SITE}/search?q=jacket`,
    product: slug,
    cart: `${SITE}/checkout-cart`,
  }).map(([name, path]) => ({ name, path, url: origin + path }))
}

/** Looks at every page once from top to bottom, as a phone and as a desk, so that no measured visit waits for a picture to be drawn. */
const warmUp = async (pages) => {
  const browser = await openBrowser()
  for (const screen of [phone, { viewport: { width: 1440, height: 900 } }]) {
    const page = await browser.newPage(screen)
    for (const { url } of pages) {
      await page.goto(url, { waitUntil: 'networkidle' })
      await page.evaluate(() => {
        for (const image of document.images) image.loading = 'eager'
      })
      await page.waitForLoadState('networkidle')
    }
    await page.close()
  }
  await browser.close()
}

/** Builds and starts the shop; whoever calls ends it with `end` of processes.mjs. */
export const openMeasuredShop = async () => {
  process.env.PORT = String(await freePort())
  process.env.DATA_DIR ??= 'test-results/measured-shop'
  delete process.env.HOST_ORIGIN
  Object.assign(process.env, { RATE_LIMITS: '0', PREBAKE: '0', ALLOW_COUNTRY_OVERRIDE: '1' })
  const settings = await readSettings()
  await runStep('Build', 'turbo', ['run', 'build', '--filter=@cairn/reference-ui', '--output-logs=errors-only'])
  const start = serversOf(settings, 'production')
  const [, storefront] = await Promise.all([start.store(), start.storefront()])
  const pages = await pagesOf(settings.origin)
  await warmUp(pages)
  return { origin: settings.origin, pages, storefront, settings }
}
