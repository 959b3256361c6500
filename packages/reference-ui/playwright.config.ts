import { defineConfig } from '@playwright/test'
import { findJourneysPort, partnerPorts } from './e2e/ports.ts'
import { shopServer } from './e2e/shopServer.ts'

// Each worker loads this file again, but inherits JOURNEYS_PORT from the parent process. So all workers use the same
// port.
process.env.JOURNEYS_PORT ||= String(await findJourneysPort())
/**
 * The shop's storefront uses this port, and its store server the next one. The store server also accepts requests from
 * the partner pages' origins.
 */
const port = Number(process.env.JOURNEYS_PORT)
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const launchOptionsOf = (browser: string | undefined) => ({
  args: flags,
  ...(browser && { executablePath: browser }),
})

/**
 * Journeys (end-to-end tests) that need the full browser: Chromium's headless shell has neither profile preferences nor
 * the back/forward cache.
 */
const WHOLE_BROWSER = ['back-forward', 'blocked-cookies'].map((name) => `**/${name}.spec.ts`)

/** Whether `npm run proof:shop` runs the journeys that `npm test` leaves out to stay short. */
const isLongRun = process.env.LONG_JOURNEYS === '1'

/** On a desktop screen `npm test` leaves out the journeys with the tag `@long`. */
const onDesktop = isLongRun ? { grep: /@long/ } : { grepInvert: /@long/ }

/**
 * On a phone `npm test` runs the journeys with the tag `@phone` only, and `npm run proof:shop` all others. Journeys that
 * do not depend on the viewport size (`@sizeless`) run on the desktop screen alone.
 */
const onPhone = isLongRun ? { grepInvert: /@sizeless|@phone/ } : { grep: /@phone/ }

const desktop = { width: 1280, height: 900 }

/** Runs the journeys (end-to-end tests): both servers, a new database, and a real Chromium in two viewport sizes. */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../../test-results/journeys',
  fullyParallel: true,
  // One more than the number of cores (two), because a journey spends much of its time waiting.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: launchOptionsOf(process.env.HEADLESS_SHELL_PATH || process.env.BROWSER_PATH),
    extraHTTPHeaders: { 'x-country-override': 'US' },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', ...onDesktop, testIgnore: WHOLE_BROWSER, use: { viewport: desktop } },
    {
      name: 'desktop, whole browser',
      ...onDesktop,
      testMatch: WHOLE_BROWSER,
      use: { viewport: desktop, launchOptions: launchOptionsOf(process.env.BROWSER_PATH) },
    },
    // The phone project skips journeys that need a keyboard, journeys that test servers or policies, and journeys that
    // set their own viewport.
    {
      name: 'phone',
      ...onPhone,
      testIgnore: [
        'account',
        'back-forward',
        'blocked-cookies',
        'content',
        'keyboard',
        'outage',
        'everyone',
        'footer',
        'header',
        'hostile',
        'slow-network',
        'touch',
        'surfaces',
        'origins',
        'problems',
        'look',
        'states',
        'visit',
      ].map((name) => `**/${name}.spec.ts`),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    ...shopServer(port, {
      DATA_DIR: 'test-results/shop',
      ALLOWED_ORIGINS: partnerPorts(port)
        .map((partner) => `http://localhost:${partner}`)
        .join(','),
      ALLOW_COUNTRY_OVERRIDE: '1',
    }),
    cwd: '../..',
  },
})
