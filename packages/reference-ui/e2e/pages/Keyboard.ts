import { expect, type Locator, type Page } from '@playwright/test'
import { faultOfFocus } from './faultOfFocus.ts'

/** Maximum number of focus stops between two elements of a page. */
const FAR = 60

/**
 * A visitor who uses only the keyboard. After each step with Tab, the focused element must be visible and show its
 * focus.
 */
export class Keyboard {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async press(key: string) {
    await this.page.keyboard.press(key)
  }

  async type(text: string) {
    await this.page.keyboard.type(text)
  }

  async #step(key: string) {
    await this.press(key)
    // A surface that slides in moves its focused element, so repeat the check until the animation has ended.
    await expect.poll(() => this.page.evaluate(faultOfFocus)).toBe('')
  }

  async #walkTo(target: Locator, key: string) {
    await target.waitFor()
    for (let stop = 0; stop < FAR; stop += 1) {
      await this.#step(key)
      if (await target.evaluate((element) => element === document.activeElement)) return
    }
    throw new Error(`${target} cannot be reached with ${key}`)
  }

  /** Presses Tab until the element has the focus. */
  async goTo(target: Locator) {
    await this.#walkTo(target, 'Tab')
  }

  async goBackTo(target: Locator) {
    await this.#walkTo(target, 'Shift+Tab')
  }

  async follow(target: Locator) {
    await this.goTo(target)
    await this.press('Enter')
  }

  async fill(field: Locator, text: string) {
    await this.goTo(field)
    await this.type(text)
  }

  /**
   * Expects a focus trap: presses Tab once around the surface, then Shift+Tab once around, and expects that the focus
   * stays inside.
   */
  async isHeldBy(surface: Locator) {
    for (const key of ['Tab', 'Shift+Tab']) {
      const stops = new Set<string>()
      for (let stop = 0; stop < FAR; stop += 1) {
        await this.#step(key)
        const place = await surface.evaluate((element) => {
          const { activeElement, body } = document
          if (activeElement === body) return 'window'
          // The surface itself is a focus stop if it scrolls.
          const inside = [element, ...element.querySelectorAll('*')].indexOf(activeElement as Element)
          return inside === -1 ? `outside: ${activeElement?.outerHTML.slice(0, 120)}` : `inside ${inside}`
        })
        expect(place).toMatch(/^(window|inside)/)
        if (stops.has(place)) break
        stops.add(place)
      }
      expect(stops.size).toBeGreaterThan(2)
    }
  }
}
