import type { Locator, Page } from '@playwright/test'
import { messages as english } from '../../src/messages/en.ts'
import { messages } from '../../src/messages/quickView/en.ts'

/** The quick view of a card, and the button on the card that opens it. */
export class QuickView {
  readonly page: Page
  readonly words = messages

  constructor(page: Page) {
    this.page = page
  }

  get dialog() {
    return this.page
      .getByRole('dialog')
      .filter({ has: this.page.getByRole('button', { name: english.product.addToCart }) })
  }

  get sizes() {
    return this.dialog.getByRole('group', { name: new RegExp(`^${english.product.size}`) })
  }

  get addButton() {
    return this.dialog.getByRole('button', { name: english.product.addToCart })
  }

  get heart() {
    return this.dialog.getByRole('button', { name: english.product.addToWishlist })
  }

  opener(card: Locator) {
    return card.getByRole('button', { name: new RegExp(`^${english.product.quickView}, `) })
  }

  async chooseSize() {
    await this.sizes.locator('label').filter({ hasNotText: english.product.soldOut }).first().click()
  }
}
