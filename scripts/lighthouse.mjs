// `npm run lighthouse`: runs Lighthouse on the main pages with a slow phone profile, median of five runs (`-- 1` for
// one run, `-- 3 home cart` for three runs of some pages). Writes the table of all pages into docs/performance.md and
// fails below a minimum score.
import { mkdirSync, writeFileSync } from 'node:fs'
import lighthouse from 'lighthouse'
import { freePort } from '../examples/store-server/src/testing/freePort.ts'
import { openCustomer } from './bench-customer.mjs'
import { openBrowser, openMeasuredShop, SITE } from './bench-shop.mjs'
import { keep, median, table } from './bench-table.mjs'
import { blockingTimeOf } from './blockingTime.mjs'
import { end, endWhenAsked } from './processes.mjs'
import { explain, root } from './settings.mjs'

const reports = `${root}test-results/lighthouse/`
const [runs = 5] = process.argv.slice(2).map(Number).filter(Boolean)
const wanted = process.argv.slice(2).filter((word) => !Number(word))

/** The minimum scores of each page. */
const LEAST = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 }
/** The personal pages refuse search engines on purpose, so their SEO score does not count. */
const leastOf = ({ port }) => Object.entries(LEAST).filter(([key]) => port === undefined || key !== 'seo')
/** The aims. `TBT of CPU time` is the blocking time without the wait for the processor (blockingTime.mjs). */
const MOST = { LCP: 1200, TBT: 20, 'TBT of CPU time': 20, CLS: 0 }

const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
}

const flags = {
  logLevel: 'error',
  output: 'json',
  formFactor: 'mobile',
  throttlingMethod: 'simulate',
  onlyCategories: Object.keys(LEAST),
  maxWaitForLoad: 45_000,
}

/** Runs Lighthouse once, in the browser that listens on `port`, or in a new one. */
const measure = async ({ name, url, port: customerPort }, run) => {
  const port = customerPort ?? (await freePort())
  const browser = customerPort ? null : await openBrowser([`--remote-debugging-port=${port}`])
  try {
    const { lhr, report, artifacts } = await lighthouse(url, { ...flags, port })
    writeFileSync(`${reports}${name}-${run}.json`, report)
    if (lhr.runtimeError) throw new Error(`${name}: ${lhr.runtimeError.message}`)
    const requests = lhr.audits['network-requests'].details.items
    const bytesOf = (type) =>
      requests.reduce((sum, { resourceType, transferSize }) => sum + (resourceType === type ? transferSize : 0), 0)
    return {
      ...Object.fromEntries(Object.keys(LEAST).map((id) => [id, Math.round(lhr.categories[id].score * 100)])),
      ...Object.fromEntries(Object.entries(METRICS).map(([key, id]) => [key, lhr.audits[id].numericValue])),
      'TBT of CPU time': blockingTimeOf(artifacts.Trace),
      bytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0),
      script: bytesOf('Script'),
      requests: requests.length,
      machine: lhr.environment.benchmarkIndex,
      failed: Object.values(lhr.audits)
        .filter(({ score, id }) => score !== null && score < 0.9 && isScored(lhr, id))
        .map(({ id }) => id),
    }
  } finally {
    await browser?.close()
  }
}

/** Whether an audit counts towards the score of a category. */
const isScored = ({ categories }, id) =>
  Object.values(categories).some(({ auditRefs }) => auditRefs.some((ref) => ref.id === id && ref.weight > 0))

const medianOf = (measured) => {
  const keys = Object.keys(measured[0]).filter((key) => key !== 'failed')
  return Object.fromEntries(keys.map((key) => [key, median(measured.map((one) => one[key]))]))
}

/** Runs a measurement, and repeats it when a busy machine cut the trace short. */
const measureAgain = async (page, run, attempts = 3) => {
  try {
    return await measure(page, run)
  } catch (error) {
    if (attempts === 1) throw error
    console.log(`${error.message}; again`)
    return measureAgain(page, run, attempts - 1)
  }
}

const kilobytes = (bytes) => (bytes / 1000).toFixed(0)

endWhenAsked()
try {
  mkdirSync(reports, { recursive: true })
  const { origin, pages } = await openMeasuredShop()
  const rows = []
  const misses = []
  const measureRow = async (page) => {
    const measured = []
    for (let run = 1; run <= runs; run += 1) measured.push(await measureAgain(page, run))
    const result = medianOf(measured)
    const failed = [...new Set(measured.flatMap((one) => one.failed))]
    if (failed.length > 0) console.log(`${page.name}: ${failed.join(', ')}`)
    for (const [key, least] of leastOf(page))
      if (result[key] < least) misses.push(`${page.name}: ${key} ${result[key]} is below ${least}`)
    for (const [key, most] of Object.entries(MOST))
      if (Math.round(result[key] * 100) / 100 > most)
        console.log(`${page.name}: ${key} ${result[key].toFixed(2)} is above the aim of ${most}`)
    rows.push([
      page.name,
      ...Object.keys(LEAST).map((key) => (leastOf(page).some(([scored]) => scored === key) ? result[key] : '–')),
      (result.FCP / 1000).toFixed(2),
      (result.LCP / 1000).toFixed(2),
      result.TBT.toFixed(0),
      result['TBT of CPU time'].toFixed(0),
      result.CLS.toFixed(3),
      kilobytes(result.bytes),
      kilobytes(result.script),
      result.requests,
      result.machine.toFixed(0),
    ])
    console.log(rows.at(-1).join('  '))
  }
  const isWanted = ({ name }) => wanted.length === 0 || wanted.includes(name)
  for (const page of pages.filter(isWanted)) await measureRow(page)
  // The browser of the customer opens after the other pages are measured, because it takes time from their browser.
  const productUrl = pages.find(({ name }) => name === 'product').url
  const customer = await openCustomer({ origin, site: SITE, productUrl })
  try {
    for (const page of customer.pages.filter(isWanted)) await measureRow({ ...page, port: customer.port })
  } finally {
    customer.kill()
  }

  const head = ['page', 'performance', 'accessibility', 'best practices', 'SEO']
  const units = ['FCP s', 'LCP s', 'TBT ms', 'of CPU time, ms', 'CLS', 'kB sent', 'script kB', 'requests', 'machine']
  const result = table([[...head, ...units], ...rows])
  // A run with only some of the pages does not replace the table.
  if (wanted.length === 0) keep('lighthouse', `Median of ${runs}.\n\n${result}`)
  else console.log(`\n${result}\n`)
  for (const miss of misses) console.error(miss)
  await end(misses.length === 0 ? 0 : 1)
} catch (error) {
  explain(error)
  await end(1)
}
