// Finds the Chromium builds for the tests, or installs them.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge']
const PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]
const INSTALL_LIMIT_MS = 300_000

const onPath = (name) => {
  const { status, stdout } = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8' })
  return status === 0 ? stdout.split(/\r?\n/)[0] : undefined
}

/** Returns the path of a Chromium, or undefined. Looks at BROWSER_PATH, PATH, the usual folders, then Playwright's download. */
export const findBrowser = () =>
  [process.env.BROWSER_PATH, process.env.CHROME_PATH, ...NAMES.map(onPath), ...PATHS, chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  )

/**
 * Returns the path of Chromium's headless shell, or undefined; with BROWSER_PATH every test uses that browser instead.
 * The shell renders as Chromium does and needs a quarter less CPU, but has no profile preferences and no back/forward
 * cache.
 */
export const findHeadlessShell = () => (process.env.BROWSER_PATH ? undefined : onPath('chromium-headless-shell'))

const run = (command, args, env) =>
  spawnSync(command, args, { stdio: 'inherit', timeout: INSTALL_LIMIT_MS, env: { ...process.env, ...env } })

/**
 * Returns the path of a Chromium. If none is found, it installs one and its headless shell: with apt-get as root on
 * Debian, else with Playwright.
 */
export const ensureBrowser = () => {
  const found = findBrowser()
  if (found !== undefined) return found
  console.log('No Chromium found; installing one …')
  if (process.platform === 'linux' && process.getuid?.() === 0 && onPath('apt-get') !== undefined) {
    run('apt-get', ['update', '-qq'])
    // Two commands: a Debian without a package for the headless shell still gets Chromium.
    for (const name of ['chromium', 'chromium-headless-shell']) {
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { DEBIAN_FRONTEND: 'noninteractive' })
    }
  }
  if (findBrowser() === undefined) run('playwright', ['install', 'chromium', '--only-shell'])
  return findBrowser()
}
