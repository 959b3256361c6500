// `npm run proof:states [part …] [look …]`: checks every state of the gallery in every width, both colour schemes and
// German, that each value of a view has a state, and saves a screenshot of each. `npm run proof:states footer 390-de` checks one part, on a German phone only.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findFaults } from '../packages/reference-ui/e2e/states/findFaults.ts'
import { findSmallTargets } from '../packages/reference-ui/e2e/states/findSmallTargets.ts'
import { findViolations } from '../packages/reference-ui/e2e/states/findViolations.ts'
import { openGallery } from '../packages/reference-ui/scripts/openGallery.ts'
import { findBrowser } from './browser.mjs'
import { writeSheets } from './states/sheets.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const results = `${root}test-results/states/`
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const WORKERS = 3
/** Maximum height of a screenshot in pixels; a longer page is cut off. */
const HIGHEST = 4000

const asked = process.argv.slice(2)
const isLook = (text) => /^\d+-[a-z]{2}$/.test(text)
const wanted = asked.filter((text) => !isLook(text))
const wantedLooks = asked.filter(isLook)
// 320 px is the width of a 1280 px window at 400 % zoom (WCAG 1.4.10). Long German words have the least space there.
const looks = [
  ...[1440, 1024, 768, 390].map((width) => ({ width, language: 'en' })),
  ...[1440, 390, 320].map((width) => ({ width, language: 'de' })),
].filter(({ width, language }) => wantedLooks.length === 0 || wantedLooks.includes(`${width}-${language}`))
const SCHEMES = ['light', 'dark']

// A full run deletes the old results; otherwise the contact sheets would still show screenshots of deleted states.
if (asked.length === 0) rmSync(results, { recursive: true, force: true })
mkdirSync(`${results}pictures`, { recursive: true })
const gallery = await openGallery(`${results}site`)
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--hide-scrollbars'],
})

/** Opens a page of the gallery and collects its console messages. */
const openPage = async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await context.addInitScript(axe)
  const page = await context.newPage()
  const said = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
  await page.goto(`${gallery.url}/__states`)
  await page.waitForFunction(() => 'gallery' in window)
  return { page, said }
}

/**
 * Decides what to capture: the window if a dialog is open or the page is scrolled, otherwise the page. A picture of a
 * single part is only as high as the part.
 */
const frameOf = () => {
  if (document.querySelector('dialog[open]') || window.scrollY > 0)
    return { isWindow: true, height: window.innerHeight }
  const lies = [...document.querySelectorAll('body *')].some(
    (element) =>
      getComputedStyle(element).position === 'fixed' && element.checkVisibility() && element.clientHeight > 1,
  )
  const page = document.documentElement.scrollHeight
  const root = document.getElementById('root')?.scrollHeight ?? page
  const isWhole = document.querySelector('[data-sheet]') !== null || lies
  return { isWindow: false, height: isWhole ? page : Math.max(80, Math.min(page, root + 24)) }
}

const first = await openPage()
const { states, values } = await first.page.evaluate(() => ({
  states: window.gallery.states,
  values: window.gallery.values,
}))
await first.page.context().close()

const jobs = looks.flatMap(({ width, language }) =>
  states
    .filter(({ part }) => wanted.length === 0 || wanted.includes(part))
    .filter(({ windows, languages }) => {
      const fits = windows === 'all' || (windows === 'small') === width < 1024
      return fits && languages.includes(language)
    })
    .map(({ part, state, complains }) => ({ part, state, width, language, complains })),
)
const pictures = []
const faults = []
/** Records a fault and prints it at once, because a full run takes a quarter of an hour. */
const report = (at, fault) => {
  faults.push({ at, fault })
  console.log(`${at}: ${fault}`)
}
const total = jobs.length
let done = 0
/** Counts a checked state, and prints the progress at each tenth of them. */
const countDone = () => {
  done += 1
  if (Math.floor((done * 10) / total) > Math.floor(((done - 1) * 10) / total))
    console.log(`${done} of ${total} states, ${faults.length} faults`)
}
/** The values of views that the states have shown. */
const seen = new Set()

const work = async () => {
  const { page, said } = await openPage()
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const { part, state, width, language, complains } = job
    said.length = 0
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    const at = `${part}/${state} ${width} ${language}`
    try {
      const shown = await page.evaluate(([...asked]) => window.gallery.show(...asked), [part, state, language])
      for (const value of shown.values) seen.add(value)
      for (const find of [findFaults, findSmallTargets])
        for (const fault of await page.evaluate(find)) report(at, fault)
      for (const scheme of SCHEMES) {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
        for (const fault of await page.evaluate(findViolations)) report(`${at} ${scheme}`, fault)
        const file = `pictures/${part}--${state}--${width}-${language}-${scheme}.jpg`
        const { isWindow, height } = await page.evaluate(frameOf)
        const clip = { x: 0, y: 0, width, height: Math.min(height, HIGHEST) }
        await page.screenshot({
          path: results + file,
          type: 'jpeg',
          quality: 70,
          ...(!isWindow && { fullPage: true, clip }),
        })
        pictures.push({ part, state, width, language, scheme, file, height: clip.height })
      }
    } catch (error) {
      report(at, String(error.message).split('\n')[0])
    }
    const isExpected = (text) => complains !== undefined && new RegExp(complains).test(text)
    for (const text of said) if (!isExpected(text)) report(at, `console: ${text.slice(0, 300)}`)
    countDone()
  }
  await page.context().close()
}

const began = Date.now()
await Promise.all(Array.from({ length: WORKERS }, work))
// Only a full run shows every state.
if (asked.length === 0)
  for (const value of values) if (!seen.has(value)) report(value, 'no state shows this value of a view')
writeFileSync(`${results}faults.json`, JSON.stringify(faults, null, 1))

console.log('Writing the contact sheets …')
await writeSheets({ browser, results, pictures, states })
await browser.close()
await gallery.close()
rmSync(`${results}site`, { recursive: true, force: true })

console.log(
  `${states.length} states, ${pictures.length} pictures in ${Math.round((Date.now() - began) / 1000)} s, ${faults.length} faults`,
)
console.log(`The contact sheets: ${results}index.html`)
process.exitCode = faults.length === 0 ? 0 : 1
