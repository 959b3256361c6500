import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Builder, Key, Origin, type WebDriver } from 'selenium-webdriver'
import { findProgram } from './program.ts'
import { recordProblems } from './recordProblems.ts'
import type { Browser, KeyName, Tab } from './tab.ts'

const PACKAGES = 'webkit2gtk-driver xvfb'
const KEYS: Readonly<Record<KeyName, string>> = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE }
/** Without this style the toolbar of MiniBrowser makes the window at least 447 px wide. */
const SMALL_TOOLBAR = '* { font-size: 1px; margin: 0; padding: 0; border-width: 0; min-width: 0; min-height: 0 }'

const SCREEN = { width: 1600, height: 1200 }

class WebKitTab implements Tab {
  readonly #driver: WebDriver
  readonly #endDriver: () => Promise<void>
  readonly #problems: string[] = []

  constructor(driver: WebDriver, endDriver: () => Promise<void>) {
    this.#driver = driver
    this.#endDriver = endDriver
  }

  async open(url: string) {
    await this.#driver.get(url)
  }

  async reload() {
    await this.#driver.navigate().refresh()
  }

  async back() {
    await this.#driver.navigate().back()
  }

  async run<Args extends readonly unknown[], Result>(
    action: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    // WebKitWebDriver reports no console messages, so each script also records the problems of its page.
    const script = `return [(${recordProblems})(), (${action})(...arguments)]`
    const [problems, value] = await this.#driver.executeScript<[string[], Awaited<Result>]>(script, ...args)
    this.#problems.push(...problems)
    return value
  }

  async load(source: string) {
    await this.#driver.executeScript(source)
  }

  async click(x: number, y: number) {
    const point = { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT }
    await this.#driver.actions().move(point).click().perform()
  }

  async press(key: KeyName, withShift = false) {
    const actions = this.#driver.actions()
    if (withShift) actions.keyDown(Key.SHIFT)
    actions.sendKeys(KEYS[key])
    if (withShift) actions.keyUp(Key.SHIFT)
    await actions.perform()
  }

  async type(text: string) {
    await this.#driver.actions().sendKeys(text).perform()
  }

  async savePicture(file: string) {
    await writeFile(file, await this.#driver.takeScreenshot(), 'base64')
  }

  async readProblems() {
    return this.#problems
  }

  async close() {
    await this.#driver.quit()
    await this.#endDriver()
  }
}

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}

/** Starts a program that ends with this process, even if a walk crashes. */
const startProgram = (...[program, args, options]: Parameters<typeof spawn>): ChildProcess => {
  const child = spawn(program, args, options)
  process.once('exit', () => child.kill())
  return child
}

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = once(child, 'exit')
  child.kill()
  await closed
}

/** Starts a virtual screen, because WebKitGTK has no mode without a window. Resolves to the process and its display. */
const startScreen = async () => {
  const args = ['-displayfd', '3', '-screen', '0', `${SCREEN.width}x${SCREEN.height}x24`, '-nolisten', 'tcp']
  const child = startProgram(findProgram('Xvfb', PACKAGES), args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const numbers = child.stdio[3]
  if (!(numbers instanceof Readable)) throw new Error('Xvfb has no pipe for its display number.')
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`Xvfb ended with code ${code}.`)
  })
  const [text] = await Promise.race([once(numbers, 'data'), failed])
  failed.catch(() => undefined)
  return { child, display: `:${String(text).trim()}` }
}

const waitForDriver = async (url: string): Promise<void> => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isReady = await fetch(`${url}/status`).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('WebKitWebDriver did not become ready within 10 seconds.')
}

/**
 * Sets the size of the viewport: the window is larger by the bars of the browser. The window lies below the pointer in
 * the middle of the screen, because without a window manager only that window is active and shows focus rings.
 */
const setViewport = async (driver: WebDriver, width: number, height: number) => {
  const window = driver.manage().window()
  const place = { x: (SCREEN.width - width) / 2, y: 0, width }
  await window.setRect({ ...place, height })
  const shown = await driver.executeScript<number>('return innerHeight')
  await window.setRect({ ...place, height: height + height - shown })
  await driver.wait(
    () => driver.executeScript<boolean>('return document.hasFocus()'),
    5_000,
    'the window is not active',
  )
}

/** Starts MiniBrowser, the browser of WebKitGTK, on a virtual screen and controls it with WebKitWebDriver. */
export const startWebKit = async (): Promise<Browser> => {
  const program = findProgram('WebKitWebDriver', PACKAGES)
  const settings = mkdtempSync(join(tmpdir(), 'cairn-webkit-'))
  mkdirSync(join(settings, 'gtk-3.0'))
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), SMALL_TOOLBAR)
  const screen = await startScreen()
  const env = { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: settings }
  return {
    openTab: async (width, height) => {
      // Each tab has a driver of its own: a driver may hang when a session starts while the previous one still ends.
      const port = await findFreePort()
      const driver = startProgram(program, [`--port=${port}`], { stdio: 'ignore', env })
      const url = `http://127.0.0.1:${port}`
      await waitForDriver(url)
      const session = await new Builder()
        .disableEnvironmentOverrides()
        .usingServer(url)
        .withCapabilities({ browserName: 'MiniBrowser' })
        .build()
      await setViewport(session, width, height)
      return new WebKitTab(session, () => end(driver))
    },
    close: async () => {
      await end(screen.child)
      rmSync(settings, { recursive: true, force: true })
    },
  }
}
