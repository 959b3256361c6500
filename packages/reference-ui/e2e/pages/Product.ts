import type { Page } from '@playwright/test'
import { messages as english, spelling } from '../../src/messages/en.ts'
import type { Messages } from '../../src/messages/index.ts'

export class Product {
  readonly page: Page
  readonly words: Messages['product']

  /** Uses the texts of the American site by default. */
  constructor(page: Page, { product }: Pick<Messages, 'product'> = { ...english, ...spelling['en-US'] }) {
    this.page = page
    this.words = product
  }

  get name() {
    return this.page.getByRole('heading', { level: 1 })
  }

  /** The column with the name, price, colours, sizes and the add-to-cart button. */
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

  /** Chooses the first available size. */
  async chooseSize() {
    // The results page has a size filter too, so wait for the product page.
    await this.addButton.waitFor()
    await this.sizes.locator('label').filter({ hasNotText: this.words.soldOut }).first().click()
  }

  async chooseColour(index: number) {
    // The results page has a colour filter too, so wait for the product page.
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
