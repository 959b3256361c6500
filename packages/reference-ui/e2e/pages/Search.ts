import type { Page } from '@playwright/test'
import { messages } from '../../src/messages/en.ts'

export class Search {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get panel() {
    return this.page.locator('[data-sheet]')
  }

  get opener() {
    return this.page.getByRole('search').getByRole('button', { name: 'Search' })
  }

  /**
   * Returns the link of a suggestion. The locator searches only the section of the suggestions: before the results
   * arrive, the panel shows popular searches, and a popular search may have the same name.
   */
  suggestion(name: string) {
    const results = this.panel.getByRole('heading', { level: 2, name: messages.search.results })
    return results.locator('..').getByRole('link', { name, exact: true })
  }

  async open() {
    await this.opener.click()
    await this.field.waitFor()
  }

  get field() {
    return this.page.getByRole('textbox', { name: 'Search the shop' })
  }

  async type(term: string) {
    await this.field.fill(term)
  }

  async pickSuggestion(name: string) {
    await this.suggestion(name).click()
  }

  async submit() {
    await this.field.press('Enter')
  }
}
