import type { Locator, Page } from '@playwright/test'

/** The hosted checkout: plain pages that need no script. */
export class Checkout {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  /**
   * Returns the required fields, each with a test value, in the order of the page. A signed-in customer needs no email
   * address.
   */
  fields(email?: string): readonly (readonly [Locator, string])[] {
    const texts: readonly (readonly [string, string])[] = [
      ...(email === undefined ? [] : [['Email', email] as const]),
      ['First name', 'Ada'],
      ['Last name', 'Walker'],
      ['Street and number', '1 Ridge Road'],
      ['ZIP code', '80302'],
      ['City', 'Boulder'],
      ['State', 'Colorado'],
    ]
    return texts.map(([label, text]) => [this.page.getByLabel(label), text])
  }

  async fillIn(email?: string) {
    for (const [field, text] of this.fields(email)) {
      const isList = await field.evaluate((element) => element.tagName === 'SELECT')
      await (isList ? field.selectOption(text) : field.fill(text))
    }
  }

  get placeButton() {
    return this.page.getByRole('button', { name: 'Place test order' })
  }

  async placeOrder() {
    await this.placeButton.click()
  }

  get orderNumber() {
    return this.page.getByText(/CN-\d+/).first()
  }
}
