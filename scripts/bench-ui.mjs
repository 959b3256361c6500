// `npm run bench:ui`: measures interaction latency, pages per second of the server, and page weight (`-- 1` for one
// round instead of three). Writes the tables into docs/performance.md.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import autocannon from 'autocannon'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { measureInteractions } from './bench-interactions.mjs'
import { openBrowser, openMeasuredShop, phone } from './bench-shop.mjs'
import { keep, median, table } from './bench-table.mjs'
import { end, endWhenAsked } from './processes.mjs'
import { explain } from './settings.mjs'

const rounds = Number(process.argv[2] ?? 3)
const WARM_UP_S = 3
const SECONDS = 5
const AIM = { interactionMs: 80, pagesPerSecond: 600, htmlBytes: 25_000 }
/** Ticks per second: Linux counts process time in hundredths of a second. */
const TICKS = 100

/** CPU seconds of a process; undefined where the system has no /proc of Linux. */
const coreSeconds = (pid) => {
  try {
    const [, fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const [user, system] = fields.split(' ').slice(11, 13).map(Number)
    return (user + system) / TICKS
  } catch {
    return undefined
  }
}

/**
 * Measures how many pages the server process `pid` renders per second of its own CPU time, so the load generator and
 * the store server do not count. `machine` is Lighthouse's benchmark index after each round, which shows how much other
 * programs slowed the machine down.
 */
const measureRate = async (url, pid) => {
  await autocannon({ url, connections: 10, duration: WARM_UP_S })
  const rates = []
  const indices = []
  for (let round = 0; round < rounds; round += 1) {
    const before = coreSeconds(pid)
    const { requests, duration, non2xx } = await autocannon({ url, connections: 10, duration: SECONDS })
    if (non2xx > 0) throw new Error(`${url}: ${non2xx} answers were no pages`)
    const after = coreSeconds(pid)
    rates.push(requests.total / (before === undefined || after === undefined ? duration : after - before))
    indices.push(pageFunctions.computeBenchmarkIndex())
  }
  return { rate: median(rates), machine: median(indices) }
}

const measureWeight = async ({ url }) => {
  const html = await fetch(url).then((response) => response.arrayBuffer())
  const browser = await openBrowser()
  const page = await browser.newPage(phone)
  const pictures = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/media/')) pictures.push(pathname)
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const cards = page.locator('article:has(picture)')
  for (const card of await cards.all()) await card.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  // Expect one request per visible card: no picture twice, and no second size. The second picture of a card has no
  // address until the pointer is over the card.
  const shown = await cards.locator('picture img').evaluateAll((images) => images.map(({ currentSrc }) => currentSrc))
  const paths = shown.filter((address) => address !== '').map((address) => new URL(address).pathname)
  const asked = pictures.filter((path) => paths.includes(path))
  const count = await cards.count()
  await browser.close()
  return {
    html: gzipSync(new Uint8Array(html), { level: 9 }).length,
    perCard: count === 0 ? undefined : asked.length / count,
  }
}

endWhenAsked()
try {
  const { pages, storefront } = await openMeasuredShop()

  const { steps, machine } = await measureInteractions(pages, rounds)
  const interactions = table([
    ['step', 'longest interaction, ms', 'aim'],
    ...steps.map(([name, duration]) => [name, duration.toFixed(0), `≤ ${AIM.interactionMs}`]),
  ])
  keep('interactions', `Machine: ${machine.toFixed(0)}.\n\n${interactions}`)

  const rows = []
  for (const page of pages) {
    const { rate, machine } = await measureRate(page.url, storefront.pid)
    const { html, perCard } = await measureWeight(page)
    rows.push([page.name, rate.toFixed(0), (html / 1000).toFixed(1), perCard?.toFixed(2) ?? '–', machine.toFixed(0)])
  }
  const head = ['page', 'pages per second and core', 'HTML, kB gz', 'image requests per card', 'machine']
  keep('pages', table([head, ...rows, ['aim', `≥ ${AIM.pagesPerSecond}`, `≤ ${AIM.htmlBytes / 1000}`, '1', '–']]))
  await end(0)
} catch (error) {
  explain(error)
  await end(1)
}
