import type { Page } from '@playwright/test'

export class Search {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get panel() {
    return this.page.locator('[data-sheet]')
  }

  async open() {
    await this.page.getByRole('search').getByRole('button', { name: 'Search' }).click()
    await this.field.waitFor()
  }

  get field() {
    return this.page.getByRole('textbox', { name: 'Search the shop' })
  }

  async type(term: string) {
    await this.field.fill(term)
  }

  async pickSuggestion(name: string) {
    await this.panel.getByRole('link', { name, exact: true }).click()
  }

  async submit() {
    await this.field.press('Enter')
  }
}
