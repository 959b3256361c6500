import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, expect, test } from '@playwright/test'
import { type OpenGallery, openGallery } from '../scripts/openGallery.ts'
import type { Gallery } from '../src/states/entry.tsx'
import { findFaults } from './states/findFaults.ts'
import { findSmallTargets } from './states/findSmallTargets.ts'
import { findViolations } from './states/findViolations.ts'

const client = fileURLToPath(new URL('../dist/client/', import.meta.url))
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** How many pages show states in parallel. Each page spends much of its time waiting, so several pages finish earlier. */
const WALKERS = 3
/** The test checks one of this many states; `npm run proof:states` checks all of them. */
const SAMPLE = 4

test('the production build does not contain the gallery', async ({ page, request }) => {
  const response = await page.goto('/__states')
  expect(response?.status()).toBe(404)
  expect((await request.get('/us/en-us/__states/cart-page/one')).status()).toBe(404)
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|html|json)$/.test(file),
  )
  expect(files.length).toBeGreaterThan(20)
  const telling = files.filter((file) =>
    /__states|states\/entry|createFakeShop/.test(readFileSync(join(client, file), 'utf8')),
  )
  expect(telling).toEqual([])
})

const link = (style: string, text = 'x') => `<a href="#" style="display:block;${style}">${text}</a>`
/** Page samples with a fault, and samples without one. */
const SAMPLES = [
  [
    'two small targets side by side',
    390,
    link('width:16px;height:16px').repeat(2),
    findSmallTargets,
    /too small to press/,
  ],
  [
    'a small target beside a large one',
    390,
    `${link('width:16px;height:16px')}<button style="width:90px;height:40px">Buy</button>`,
    findSmallTargets,
    /16 × 16 px beside <button>/,
  ],
  [
    'a small target that stands alone',
    390,
    `${link('width:16px;height:16px')}${link('margin-top:20px;height:40px')}`,
    findSmallTargets,
    null,
  ],
  [
    'links in a sentence',
    390,
    '<p style="font-size:12px">By <a href="#">this</a> or <a href="#">that</a> way.</p>',
    findSmallTargets,
    null,
  ],
  [
    'a small box in a large label',
    390,
    '<label style="display:block;height:40px"><input type="checkbox"> Down</label>'.repeat(2),
    findSmallTargets,
    null,
  ],
  [
    'something wider than a window of 320 px',
    320,
    '<div style="width:360px">wide</div>',
    findFaults,
    /the page is 360 px wide in a window of 320 px/,
  ],
  [
    'words that leave a window of 320 px',
    320,
    '<p style="position:absolute;left:280px;white-space:nowrap">Hochgebirgsjacke</p>',
    findFaults,
    /outside of the window/,
  ],
  [
    'words that fill a button to its border',
    390,
    '<button style="box-sizing:border-box;width:140px;padding:0 24px;white-space:nowrap;font:16px monospace">Necessary only</button>',
    findFaults,
    /words outside of <button>/,
  ],
  [
    'a table that scrolls in its own frame',
    320,
    '<div style="overflow:auto"><table style="width:500px"><tr><td>500</td></tr></table></div>',
    findFaults,
    null,
  ],
] as const

test('the checks of a state find its faults, and nothing else', async ({ page }) => {
  for (const [says, width, body, look, fault] of SAMPLES) {
    await page.setViewportSize({ width, height: 640 })
    await page.setContent(`<body style="margin:0">${body}`)
    const faults = await page.evaluate(look)
    if (fault === null) expect(faults, says).toEqual([])
    else expect(faults.join(), says).toMatch(fault)
  }
})

test('axe checks each block exactly once', async ({ page }) => {
  const pale = (text: string) => `<section><p style="color:#ccc;background:#fff">${text}</p></section>`
  await page.setContent(`<html lang="en"><title>Pale</title><main>${pale('one')}</main>`)
  await page.addScriptTag({ content: axe })
  expect(await page.evaluate(findViolations)).toEqual(['axe color-contrast: p'])
  expect(await page.evaluate(findViolations)).toEqual([])
  await page.evaluate((html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html), pale('two'))
  expect(await page.evaluate(findViolations)).toEqual(['axe color-contrast: section:nth-child(2) > p'])
})

test.describe('the gallery', () => {
  // One worker runs all tests of this file, because two workers would build the gallery into the same folder and delete
  // each other's files.
  test.describe.configure({ mode: 'default', timeout: 240_000 })
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  let gallery: OpenGallery
  test.beforeAll(async () => {
    gallery = await openGallery(fileURLToPath(new URL('../../../test-results/gallery', import.meta.url)), {
      pictures: 'blank',
    })
  })
  test.afterAll(() => gallery.close())

  /** Shows the states in the list `take`, one after the other in a new page, and returns their faults. */
  const walk = async (context: BrowserContext, take: Gallery['states'][number][]) => {
    const page = await context.newPage()
    const faults: string[] = []
    const said: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text())
    })
    page.on('pageerror', ({ message }) => said.push(message))
    await page.addInitScript(axe)
    await page.goto(`${gallery.url}/__states`)
    await page.waitForFunction(() => 'gallery' in window)
    for (let next = take.shift(); next; next = take.shift()) {
      const { part, state, windows, complains } = next
      said.length = 0
      await page.setViewportSize({ width: windows === 'large' ? 1280 : 390, height: 844 })
      try {
        await page.evaluate(([a, b]) => window.gallery.show(a, b), [part, state] as const)
        const found: string[] = []
        for (const find of [findFaults, findSmallTargets, findViolations]) found.push(...(await page.evaluate(find)))
        faults.push(...found.map((fault) => `${part}/${state}: ${fault}`))
      } catch (error) {
        faults.push(`${part}/${state}: ${String(error)}`)
      }
      const unexpected = said.filter((text) => !complains || !new RegExp(complains).test(text))
      faults.push(...unexpected.map((text) => `${part}/${state}: ${text}`))
    }
    return faults
  }

  test('the support chat is 70 px higher below 1024 px, within reach of thumbs', {
    annotation: ['9.content.chat-launcher', '9.content.chat-launcher-when'].map((description) => ({
      type: 'spec',
      description,
    })),
  }, async ({ page }) => {
    await page.goto(`${gallery.url}/__states/footer/support-chat`)
    const launcher = page.getByRole('link', { name: 'Support chat' })
    const heights: number[] = []
    for (const width of [390, 1023, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const box = await launcher.boundingBox()
      if (box === null) throw new Error('The launcher is not drawn')
      heights.push(800 - box.y - box.height)
    }
    const [phone, small, large, wide] = heights
    expect([phone, small]).toEqual([Number(wide) + 70, Number(large) + 70])
    expect(large).toBe(wide)
  })

  // `npm run proof:states` walks through all states.
  test('a sample of the states has no fault on a phone', { tag: '@long' }, async ({ page, context }) => {
    await page.goto(`${gallery.url}/__states`)
    await page.waitForFunction(() => 'gallery' in window)
    const states = await page.evaluate(() => window.gallery.states.filter(({ isTwin }) => !isTwin))
    await page.close()
    expect(states.length).toBeGreaterThan(200)
    const sample = states.filter((_, index) => index % SAMPLE === 0)
    const faults = await Promise.all(Array.from({ length: WALKERS }, () => walk(context, sample)))
    expect(faults.flat()).toEqual([])
  })
})
