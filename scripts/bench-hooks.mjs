// `npm run bench:hooks`: measures an update of a store with 200 subscribed components (for Cairn, zustand and others),
// and a change in a cart of 200 lines. `-- 60` measures for 60 seconds instead of 30, and only `-- --write` writes the
// tables into docs/performance.md.
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { openBrowser } from './bench-shop.mjs'
import { keep, median, table } from './bench-table.mjs'
import { explain, root } from './settings.mjs'

const MAX_SECONDS = 90
const seconds = Math.min(MAX_SECONDS, Number(process.argv.slice(2).find((value) => /^\d+$/.test(value)) ?? 30))
const WARM_UP_ROUNDS = 30
const AIM = { all: 1.25, one: 1.15, cart: { name: 'a list of memoised rows', ms: 0.25 } }
const ORIGIN = 'http://localhost'

/** Builds the page with the production build of React. Returns its files by path. */
const buildPage = async () => {
  const { output } = await build({
    root: `${root}scripts/bench-hooks`,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
    resolve: { conditions: ['@cairn/source', 'module', 'browser', 'production'], dedupe: ['react', 'react-dom'] },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: 'page.ts' },
    },
  })
  return new Map(output.map((file) => [`/${file.fileName}`, file]))
}

const openPage = async (browser, files) => {
  const entry = [...files.values()].find(({ isEntry }) => isEntry)
  const page = await browser.newPage()
  page.on('pageerror', (error) => console.error(error))
  await page.route(`${ORIGIN}/**`, (route) => {
    const path = new URL(route.request().url()).pathname
    // These headers isolate the page from other origins; the clock of an isolated page has steps of 5 µs instead of 100.
    const headers = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' }
    if (path === '/') {
      const body = `<!doctype html><script type="module" src="/${entry.fileName}"></script>`
      return route.fulfill({ headers, contentType: 'text/html', body })
    }
    const file = files.get(path)
    if (file === undefined) return route.fulfill({ status: 404 })
    const contentType = path.endsWith('.js') ? 'text/javascript' : 'text/css'
    return route.fulfill({ headers, contentType, body: file.code ?? file.source })
  })
  await page.goto(ORIGIN, { waitUntil: 'networkidle' })
  return page
}

const quantile = (values, share) => values.toSorted((one, other) => one - other)[Math.floor(share * values.length)]

/** Formats the median of the rounds and, in parentheses, their interquartile range. */
const spread = (values, digits) => {
  const [low, high] = [quantile(values, 0.25), quantile(values, 0.75)]
  return `${median(values).toFixed(digits)} (${low.toFixed(digits)}–${high.toFixed(digits)})`
}

const MICRO = 1000
const inMicroseconds = ({ rounds }) => median(rounds.map((time) => time * MICRO)).toFixed(1)

/** Returns the times of a store, each divided by the time of the first store in the same round. */
const ratios = ({ rounds }, [first]) => rounds.map((time, round) => time / first.rounds[round])

const storesTable = ({ all, one, none }) => {
  /**
   * Subtracts the time of the transition from each time. An update without any component serves as the measure of the
   * transition alone.
   */
  const withoutTransition = (timings) =>
    timings.map(({ name, rounds }, index) => ({
      name,
      rounds: rounds.map((time, round) => time - none[index].rounds[round]),
    }))
  const [allNotified, oneNotified] = [withoutTransition(all), withoutTransition(one)]
  const rows = all.map(({ name }, index) => [
    name,
    inMicroseconds(all[index]),
    spread(ratios(all[index], all), 2),
    median(ratios(allNotified[index], allNotified)).toFixed(2),
    inMicroseconds(one[index]),
    spread(ratios(one[index], one), 2),
    median(ratios(oneNotified[index], oneNotified)).toFixed(2),
    inMicroseconds(none[index]),
  ])
  const head = [
    'store',
    'all see it, µs',
    'ratio',
    'without the transition',
    'one sees it, µs',
    'ratio',
    'without the transition',
    'no component, µs',
  ]
  return table([head, ...rows, ['aim', '', `≤ ${AIM.all}`, '', '', `≤ ${AIM.one}`, '', '']])
}

const cartTable = (cart) =>
  table([
    ['cart of 200 lines', 'ms', 'aim'],
    ...cart.map(({ name, rounds }) => [name, spread(rounds, 3), name === AIM.cart.name ? `≤ ${AIM.cart.ms}` : '']),
  ])

/** Measures in a new page, so that the stores and the carts do not disturb each other. */
const measure = async (browser, files, name, share) => {
  const page = await openPage(browser, files)
  const limits = { limitMs: seconds * 1000 * share, warmUps: WARM_UP_ROUNDS }
  const timings = await page.evaluate(([name, limits]) => globalThis[name](limits), [name, limits])
  await page.close()
  return timings
}

let browser
try {
  browser = await openBrowser()
  const files = await buildPage()
  const stores = await measure(browser, files, 'measureStores', 2 / 3)
  const carts = await measure(browser, files, 'measureCarts', 1 / 3)
  const rounds = `Medians of ${stores.all[0].rounds.length} rounds, and of ${carts[0].rounds.length} for the cart; in brackets the middle half of the rounds.`
  const show = process.argv.includes('--write') ? keep : (_, text) => console.log(`\n${text}\n`)
  show('hooks', [rounds, storesTable(stores), cartTable(carts)].join('\n\n'))
} catch (error) {
  explain(error)
  process.exitCode = 1
} finally {
  await browser?.close()
}
