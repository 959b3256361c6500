import type { Page } from '@playwright/test'
import { messages } from '../../src/messages/en.ts'

/** The short messages at the edge of the window. */
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

  /** Rests the pointer on it, so that it stays. */
  async hold(words: string) {
    await this.said(words).hover()
  }

  /** Closes the one that is shown. */
  async dismiss() {
    await this.region.getByRole('button', { name: messages.common.dismiss }).click()
  }
}
