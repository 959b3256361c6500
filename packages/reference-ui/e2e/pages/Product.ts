import type { Page } from '@playwright/test'
import { messages as english, spelling } from '../../src/messages/en.ts'
import type { Messages } from '../../src/messages/index.ts'

export class Product {
  readonly page: Page
  readonly words: Messages['product']

  /** In the words of the American site, unless it is told others. */
  constructor(page: Page, { product }: Pick<Messages, 'product'> = { ...english, ...spelling['en-US'] }) {
    this.page = page
    this.words = product
  }

  get name() {
    return this.page.getByRole('heading', { level: 1 })
  }

  /** Name, price, colour, size and the one button. */
  get column() {
    return this.page.getByRole('main').getByRole('region').filter({ has: this.name })
  }

  get addButton() {
    return this.page.getByRole('button', { name: this.words.addToCart })
  }

  get colours() {
    return this.page.getByRole('group', { name: new RegExp(`^${this.words.colour}`) })
  }

  get sizes() {
    return this.page.getByRole('group', { name: new RegExp(`^${this.words.size}`) })
  }

  /** Chooses the first size that can be bought. */
  async chooseSize() {
    // The results page has a choice of sizes too.
    await this.addButton.waitFor()
    await this.sizes.locator('label').filter({ hasNotText: this.words.soldOut }).first().click()
  }

  async chooseColour(index: number) {
    // The results page has a choice of colours too.
    await this.addButton.waitFor()
    await this.colours.locator('label').nth(index).click()
  }

  async add() {
    await this.addButton.click()
  }

  async remember() {
    await this.addButton.waitFor()
    await this.page.getByRole('main').getByRole('button', { name: this.words.addToWishlist }).first().click()
  }
}
