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
      ['Street address', '1 Ridge Road'],
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
    await this.waitForTotal()
  }

  /**
   * Waits until the page shows the total with the tax of the state, because an order that is pressed earlier asks for a
   * second press. Without a script the next page shows the total.
   */
  private async waitForTotal() {
    const hasScript = (await this.page.locator('.waiting').getAttribute('hidden')) === null
    if (hasScript) await this.page.getByText('Estimated sales tax, CO').first().waitFor({ state: 'attached' })
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
