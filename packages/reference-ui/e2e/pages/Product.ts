import type { Page } from '@playwright/test'

export class Product {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get name() {
    return this.page.getByRole('heading', { level: 1 })
  }

  /** Chooses the first size that can be bought. */
  async chooseSize() {
    // The results page has a choice of sizes too.
    await this.page.getByRole('button', { name: 'Add to cart' }).waitFor()
    const sizes = this.page.getByRole('group', { name: /^Size/ })
    await sizes.locator('label').filter({ hasNotText: 'Sold out' }).first().click()
  }

  async chooseColour(index: number) {
    await this.page
      .getByRole('group', { name: /^Colour/ })
      .locator('label')
      .nth(index)
      .click()
  }

  async add() {
    await this.page.getByRole('button', { name: 'Add to cart' }).click()
  }

  async remember() {
    await this.page.getByRole('button', { name: 'Add to cart' }).waitFor()
    await this.page.getByRole('main').getByRole('button', { name: 'Add to Wish List' }).first().click()
  }
}
