import type { Page } from '@playwright/test'

/** The hosted checkout: plain pages that need no script. */
export class Checkout {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  async fillIn(email?: string) {
    if (email !== undefined) await this.page.getByLabel('Email').fill(email)
    await this.page.getByLabel('First name').fill('Ada')
    await this.page.getByLabel('Last name').fill('Walker')
    await this.page.getByLabel('Street and number').fill('1 Ridge Road')
    await this.page.getByLabel('Postal code').fill('80302')
    await this.page.getByLabel('Town').fill('Boulder')
    await this.page.getByLabel('State').fill('CO')
  }

  async placeOrder() {
    await this.page.getByRole('button', { name: 'Place test order' }).click()
  }

  get orderNumber() {
    return this.page.getByText(/CN-\d+/).first()
  }
}
