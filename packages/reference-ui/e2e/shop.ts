import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Page } from '@playwright/test'
import { messages } from '../src/messages/en.ts'
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

/** The shop as one visitor uses it, with its page objects. */
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

  /** Opens a path of a site and waits until React has hydrated the page. */
  async open(path: string, prefix = 'us/en-us') {
    await this.page.goto(`/${prefix}${path}`)
    await this.page.waitForLoadState('networkidle')
    // The network can be idle before hydration, because hydration waits for the first picture. Until hydration, the
    // search button is a submit button.
    await this.page.locator('body:not(:has(search button[type=submit]))').waitFor({ state: 'attached' })
  }

  get signInLink() {
    return this.page.getByRole('banner').getByRole('link', { name: 'Login' })
  }

  /** Starts the sign-in: with the icon of the header, or in the menu of a small window. */
  async startSignIn() {
    const opener = this.page.getByRole('banner').getByRole('button', { name: messages.header.openMenu })
    if (!(await opener.isVisible())) return this.signInLink.click()
    await opener.click()
    const menu = this.page.getByRole('dialog', { name: messages.header.menu })
    await menu.getByRole('button', { name: messages.header.signIn }).click()
  }

  get accountLink() {
    return this.page.getByRole('banner').getByRole('link', { name: 'My Account' })
  }

  /**
   * Expects no violation of WCAG 2.2 A and AA on the current page. The test of the state gallery (`states.spec.ts`)
   * checks every state, and a journey checks each whole page once.
   */
  async isAccessible() {
    // An element that is fading in does not have its final contrast yet.
    await this.page.evaluate(async () => {
      // Content off screen has no layout, and therefore no background colours yet.
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('* { content-visibility: visible !important }')
      document.adoptedStyleSheets.push(sheet)
      // Wait a few frames, because an animation may not have started yet.
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
      // Skip animations longer than a second: they are timers, such as the display time of a toast, and the pointer may
      // pause them.
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
        // Skip frames: they show pages of other sites, in which axe is not loaded.
        iframes: false,
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    }, TAGS)
    expect(found).toEqual([])
  }
}

/** The base of all journeys, with the fixtures `shop` and `problems`. A test fails if any page that it opens, in any tab, has a problem. */
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
