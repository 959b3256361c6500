import type { Page } from '@playwright/test'
import { messages as english } from '../../src/messages/en.ts'
import type { Messages } from '../../src/messages/index.ts'

/** The cart drawer, its totals, and the icon that opens it. */
export class Cart {
  readonly page: Page
  readonly words: Messages['cart']
  readonly common: Messages['common']
  readonly header: Messages['header']

  constructor(page: Page, { cart, common, header }: Messages = english) {
    this.page = page
    this.words = cart
    this.common = common
    this.header = header
  }

  get drawer() {
    return this.page.getByRole('dialog', { name: this.words.title })
  }

  get quantity() {
    return this.drawer.getByRole('combobox', { name: this.words.quantityOf('') })
  }

  get quantityButton() {
    return this.drawer.getByRole('button', { name: this.words.chooseQuantity('') })
  }

  get checkoutButton() {
    return this.drawer.getByRole('button', { name: this.words.checkout })
  }

  get badge() {
    return this.page.getByRole('banner').getByRole('link', { name: new RegExp(`^${this.header.cart}(,|$)`) })
  }

  /** Returns the row of the totals whose text starts with `name`. */
  sum(name: string) {
    return this.drawer.locator('dl > div').filter({ hasText: new RegExp(`^${name}`) })
  }

  get subtotal() {
    return this.sum(this.words.subtotal).getByRole('definition')
  }

  get shipping() {
    return this.sum(this.words.shippingTo).getByRole('definition')
  }

  get total() {
    return this.sum(this.words.total).getByRole('definition')
  }

  get shippingCountry() {
    return this.drawer.getByRole('combobox', { name: this.words.shippingTo })
  }

  async open() {
    await this.badge.click()
    await this.drawer.waitFor()
  }

  async close() {
    await this.drawer.getByRole('button', { name: this.common.close }).click()
    await this.drawer.waitFor({ state: 'hidden' })
  }

  async choose(quantity: number) {
    await this.quantityButton.click()
    await this.drawer.getByRole('option', { name: String(quantity), exact: true }).click()
  }

  async checkOut() {
    await this.checkoutButton.click()
    await this.page.waitForURL(/\/checkout\//)
  }
}
