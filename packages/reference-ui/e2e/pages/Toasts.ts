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

  /** Returns the controls of the open dialog, and the focused element, that the toasts cover. */
  async covered(): Promise<readonly string[]> {
    return this.region.evaluate((region) => {
      const box = region.getBoundingClientRect()
      const { activeElement: focused } = document
      const controls = document.querySelectorAll('dialog[open] :is(button, a[href], input, select, summary)')
      return [...controls, ...(focused?.matches('a, button, input') ? [focused] : [])]
        .filter((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect()
          const isOver = left < box.right && box.left < right && top < box.bottom && box.top < bottom
          return isOver && !region.contains(control)
        })
        .map((control) => control.outerHTML.slice(0, 100))
    })
  }

  /** Closes the visible toast. */
  async dismiss() {
    await this.region.getByRole('button', { name: messages.common.dismiss }).click()
  }
}
