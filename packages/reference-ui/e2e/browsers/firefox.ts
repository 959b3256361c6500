import puppeteer, { type Page } from 'puppeteer-core'
import { findProgram } from './program.ts'
import type { Browser, KeyName, Tab } from './tab.ts'

class FirefoxTab implements Tab {
  readonly #page: Page
  readonly #problems: string[] = []

  constructor(page: Page) {
    this.#page = page
    page.on('console', (message) => {
      const { url, lineNumber } = message.location()
      // Firefox gives an error object no text, so the place must name it.
      if (['error', 'warn', 'assert'].includes(message.type()))
        this.#problems.push(`${message.text()} (${url}:${lineNumber})`)
    })
    page.on('pageerror', (error) => this.#problems.push(`Uncaught: ${error}`))
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
    return this.#problems
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
