import type { Page } from '@playwright/test'

/** The pages of the single sign-on provider. */
export class Provider {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  async signIn(email = 'sam@cairn.example') {
    await this.page.waitForURL(/\/interaction\//)
    await this.page.getByLabel('Email').fill(email)
    await this.page.getByLabel('Password', { exact: true }).fill('three-stones-one-way')
    await this.page.getByRole('button', { name: 'Sign in' }).click()
  }
}
