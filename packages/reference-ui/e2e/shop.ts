import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { Cart } from './pages/Cart.ts'
import { Checkout } from './pages/Checkout.ts'
import { Product } from './pages/Product.ts'
import { Provider } from './pages/Provider.ts'
import { Search } from './pages/Search.ts'

export { expect }

/** The shop as one visitor uses it. */
export class Shop {
  readonly page: Page
  readonly cart: Cart
  readonly checkout: Checkout
  readonly product: Product
  readonly provider: Provider
  readonly search: Search

  constructor(page: Page) {
    this.page = page
    this.cart = new Cart(page)
    this.checkout = new Checkout(page)
    this.product = new Product(page)
    this.provider = new Provider(page)
    this.search = new Search(page)
  }

  /** Opens a path of a site and waits until its scripts have taken over. */
  async open(path: string, prefix = 'us/en-us') {
    await this.page.goto(`/${prefix}${path}`)
    await this.page.waitForLoadState('networkidle')
  }

  get signInLink() {
    return this.page.getByRole('banner').getByRole('link', { name: 'Login' })
  }

  get accountLink() {
    return this.page.getByRole('banner').getByRole('link', { name: 'My Account' })
  }

  /** WCAG 2.2 A and AA on what is shown now. */
  async isAccessible() {
    // Half faded in, nothing has its contrast yet.
    await this.page.evaluate(async () => {
      // What was asked for a moment ago may begin to move only in the next frames.
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
      await Promise.all(
        document
          .getAnimations()
          .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
          .map((animation) => animation.finished.catch(() => undefined)),
      )
    })
    const { violations } = await new AxeBuilder({ page: this.page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([])
  }
}

const isExpected = (text: string): boolean =>
  // A page that is not there is what one test asks for, and the browser tells every 404 and 503.
  text.startsWith('Failed to load resource: the server responded with a status of 404') ||
  text.startsWith('Failed to load resource: the server responded with a status of 503')

/** A test with a shop; it fails on any error in the console: scripts, hydration, content policy. */
export const test = base.extend<{ shop: Shop }>({
  shop: async ({ page }, use) => {
    const problems: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !isExpected(message.text())) problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(error.message))
    await use(new Shop(page))
    expect(problems).toEqual([])
  },
})
