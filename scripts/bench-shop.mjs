// Opens the shop for the measuring commands: a production build on a free port, with its own catalogue and pre-rendered pictures.
import { chromium } from '@playwright/test'
import { freePort } from '../examples/store-server/src/testing/freePort.ts'
import { ensureBrowser } from './browser.mjs'
import { runStep } from './processes.mjs'
import { readSettings, StartError } from './settings.mjs'
import { serversOf } from './shop.mjs'

export const SITE = '/us/en-us'

/** A mid-range phone: the screen of Lighthouse's mobile profile. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** How to start the Chromium of this machine; `args` are added to its flags. */
export const launchOptions = (args = []) => {
  const executablePath = ensureBrowser()
  if (executablePath === undefined) throw new StartError('A Chromium is needed: install one, or set BROWSER_PATH.')
  return { executablePath, args: [...browserFlags, ...args] }
}

/** Starts a Chromium with an empty profile. */
export const openBrowser = (args) => chromium.launch(launchOptions(args))

/** Returns the measured pages by name; the product page is the first result of a search. */
const pagesOf = async (origin) => {
  const found = await fetch(`${origin}${SITE}/search?q=jacket`).then((response) => response.text())
  const slug = new RegExp(`href="(${SITE}/[a-z0-9-]+)"[^>]*>[^<]+</a></h3>`).exec(found)?.[1]
  if (slug === undefined) throw new StartError('The search found no product to measure.')
  return Object.entries({
    home: SITE,
    search: `${SITE}/search?q=jacket`,
    product: slug,
    cart: `${SITE}/checkout-cart`,
    category: `${SITE}/search?filter.category=jackets`,
    story: `${SITE}/stories/hut-to-hut`,
  }).map(([name, path]) => ({ name, path, url: origin + path }))
}

/**
 * Loads every page once with all its pictures, on a phone and on a desktop screen, so that no measured visit waits for
 * the server to render a picture.
 */
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

/** Builds and starts the shop. The caller ends it with `end` of processes.mjs. */
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
