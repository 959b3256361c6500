import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Page } from '@playwright/test'
import { Cart } from './pages/Cart.ts'
import { Checkout } from './pages/Checkout.ts'
import { Keyboard } from './pages/Keyboard.ts'
import { Product } from './pages/Product.ts'
import { Provider } from './pages/Provider.ts'
import { Search } from './pages/Search.ts'
import { Toasts } from './pages/Toasts.ts'
import { Problems } from './problems.ts'
import { unlistedData } from './unlistedData.ts'

export { expect }

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The shop as one visitor uses it. */
export class Shop {
  readonly page: Page
  readonly cart: Cart
  readonly checkout: Checkout
  readonly keyboard: Keyboard
  readonly product: Product
  readonly provider: Provider
  readonly search: Search
  readonly toasts: Toasts

  constructor(page: Page) {
    this.page = page
    this.cart = new Cart(page)
    this.checkout = new Checkout(page)
    this.keyboard = new Keyboard(page)
    this.product = new Product(page)
    this.provider = new Provider(page)
    this.search = new Search(page)
    this.toasts = new Toasts(page)
  }

  /** Opens a path of a site and waits until its scripts have taken over. */
  async open(path: string, prefix = 'us/en-us') {
    await this.page.goto(`/${prefix}${path}`)
    await this.page.waitForLoadState('networkidle')
    // The button of the search sends a form until somebody listens to it. The page may be still before: it waits for its first picture.
    await this.page.locator('body:not(:has(search button[type=submit]))').waitFor({ state: 'attached' })
  }

  get signInLink() {
    return this.page.getByRole('banner').getByRole('link', { name: 'Login' })
  }

  get accountLink() {
    return this.page.getByRole('banner').getByRole('link', { name: 'My Account' })
  }

  /** WCAG 2.2 A and AA on what is shown now. The gallery looks at every state: a journey looks at a whole page once. */
  async isAccessible() {
    // Half faded in, nothing has its contrast yet.
    await this.page.evaluate(async () => {
      // What is not laid out before it is scrolled to has no colours behind it yet.
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('* { content-visibility: visible !important }')
      document.adoptedStyleSheets.push(sheet)
      // What was asked for a moment ago may begin to move only in the next frames.
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
      // What runs for longer is a clock, such as a toast's, and may stand still under the pointer.
      const isMove = ({ effect, playState }: Animation) => {
        const end = Number(effect?.getComputedTiming().endTime)
        return playState === 'running' && end <= 1000
      }
      const moves = document.getAnimations().filter(isMove)
      await Promise.all(moves.map((move) => move.finished.catch(() => undefined)))
    })
    await this.page.evaluate(axe)
    const found = await this.page.evaluate(async (tags) => {
      const { violations } = await window.axe.run(document, {
        runOnly: tags,
        resultTypes: ['violations'],
        preload: false,
        // The page in a frame is not the shop's, and has no axe that would answer.
        iframes: false,
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    }, TAGS)
    expect(found).toEqual([])
  }
}

/** A test with a shop. Whatever it opens, also in another tab, it fails on any problem there. */
export const test = base.extend<{ problems: Problems; shop: Shop }>({
  problems: [
    async ({ context }, use) => {
      const problems = new Problems()
      await problems.watch(context)
      await use(problems)
      expect(problems.all).toEqual([])
      expect(await unlistedData(context), 'what the shop stores is listed in shopData.ts').toEqual([])
    },
    { auto: true },
  ],
  shop: async ({ page }, use) => use(new Shop(page)),
})
