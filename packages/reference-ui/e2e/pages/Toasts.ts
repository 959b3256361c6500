import type { Page } from '@playwright/test'
import { messages } from '../../src/messages/en.ts'

/** The toasts of a page. */
export class Toasts {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get region() {
    return this.page.getByRole('region', { name: messages.common.notifications })
  }

  said(words: string | RegExp) {
    return this.region.getByText(words)
  }

  /** Hovers over a toast, which pauses its timer. */
  async hold(words: string) {
    await this.said(words).hover()
  }

  /** Closes the visible toast. */
  async dismiss() {
    await this.region.getByRole('button', { name: messages.common.dismiss }).click()
  }
}
