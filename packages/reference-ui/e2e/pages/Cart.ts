import type { Page } from '@playwright/test'

export class Cart {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get drawer() {
    return this.page.getByRole('dialog', { name: 'Your cart' })
  }

  get quantity() {
    return this.drawer.getByRole('textbox', { name: /^Quantity of/ })
  }

  get badge() {
    return this.page.getByRole('banner').getByRole('link', { name: /^Cart/ })
  }

  async open() {
    await this.badge.click()
    await this.drawer.waitFor()
  }

  async close() {
    await this.drawer.getByRole('button', { name: 'Close' }).click()
    await this.drawer.waitFor({ state: 'hidden' })
  }

  async choose(quantity: number) {
    await this.drawer.getByRole('combobox', { name: /^Choose the quantity/ }).selectOption(String(quantity))
  }

  async checkOut() {
    await this.drawer.getByRole('button', { name: 'Checkout' }).click()
    await this.page.waitForURL(/\/checkout\//)
  }
}
