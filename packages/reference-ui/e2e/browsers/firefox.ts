import puppeteer, { type ConsoleMessage, type Page } from 'puppeteer-core'
import { findProgram } from './program.ts'
import type { Browser, KeyName, Tab } from './tab.ts'

/** Names a message and its place. Firefox gives an error object no text, so the page is asked for it while it lives. */
const describe = async (message: ConsoleMessage): Promise<string> => {
  const { url, lineNumber } = message.location()
  const texts = await Promise.all(message.args().map((part) => part.evaluate(String))).catch(() => [message.text()])
  return `${texts.join(' ')} (${url}:${lineNumber})`
}

class FirefoxTab implements Tab {
  readonly #page: Page
  readonly #problems: Promise<string>[] = []

  constructor(page: Page) {
    this.#page = page
    page.on('console', (message) => {
      if (['error', 'warn', 'assert'].includes(message.type())) this.#problems.push(describe(message))
    })
    page.on('pageerror', (error) => this.#problems.push(Promise.resolve(`Uncaught: ${error}`)))
  }

  async open(url: string) {
    await this.#page.goto(url)
  }

  async reload() {
    await this.#page.reload()
  }

  async back() {
    await this.#page.goBack()
  }

  async run<Args extends readonly unknown[], Result>(
    action: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.#page.evaluate<[], () => Result>(`(${action})(...${JSON.stringify(args)})`)
  }

  async load(source: string) {
    await this.#page.evaluate(source)
  }

  async click(x: number, y: number) {
    await this.#page.mouse.click(x, y)
  }

  async press(key: KeyName, withShift = false) {
    if (withShift) await this.#page.keyboard.down('Shift')
    await this.#page.keyboard.press(key)
    if (withShift) await this.#page.keyboard.up('Shift')
  }

  async type(text: string) {
    await this.#page.keyboard.type(text)
  }

  async savePicture(file: string) {
    await this.#page.screenshot({ path: file, type: 'png' })
  }

  async readProblems() {
    return Promise.all(this.#problems)
  }

  async close() {
    await this.#page.browserContext().close()
  }
}

/** Starts Firefox without a window and controls it with WebDriver BiDi, which needs no driver program. */
export const startFirefox = async (): Promise<Browser> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findProgram('firefox-esr', 'firefox-esr'),
    headless: true,
  })
  return {
    openTab: async (width, height) => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width, height })
      // Only the active tab shows focus rings.
      await page.bringToFront()
      return new FirefoxTab(page)
    },
    close: () => browser.close(),
  }
}
