import type { Page } from '@playwright/test'
import { messages as english } from '../../src/messages/en.ts'
import type { Messages } from '../../src/messages/index.ts'

/** The country selector, and the prompt that suggests another site. */
export class Country {
  readonly page: Page
  readonly words: Messages['country']
  readonly header: Messages['header']

  constructor(page: Page, { country, header }: Messages = english) {
    this.page = page
    this.words = country
    this.header = header
  }

  get selector() {
    return this.page.getByRole('dialog', { name: this.words.title })
  }

  /** The prompt for a visitor who seems to be in another country. */
  get question() {
    return this.page.getByRole('dialog', { name: this.words.suggestionTitle })
  }

  async openSelector() {
    // Before its style sheets a new page also shows the button that only small windows have.
    await this.page.waitForLoadState()
    const openers = this.page.getByRole('button', { name: this.header.chooseCountry('') })
    // On a small window the selector is in the menu.
    const menu = this.page.getByRole('button', { name: this.header.openMenu })
    if (await menu.isVisible()) await menu.click()
    await openers.filter({ visible: true }).first().click()
    await this.selector.waitFor()
  }

  async choose(country: string) {
    await this.openSelector()
    await this.selector.getByRole('link', { name: new RegExp(`^${country}`) }).click()
  }

  /** Leaves the dialog about the full cart with one of its buttons. */
  async answerLeaving(answer: string) {
    await this.page.getByRole('dialog').getByRole('button', { name: answer, exact: true }).click()
  }

  async stay(site: string) {
    await this.question.getByRole('button', { name: this.words.stay(site) }).click()
    await this.question.waitFor({ state: 'hidden' })
  }
}
