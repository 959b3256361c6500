import { messages as consent } from '../src/messages/consent/en.ts'
import { messages } from '../src/messages/en.ts'
import { expect, test } from './shop.ts'

test('the contact launcher never covers the focused element, also with large text', {
  tag: ['@sizeless', '@long'],
}, async ({ shop }) => {
  const { page, keyboard } = shop
  const launcher = page.getByRole('link', { name: messages.footer.contact, exact: true }).last()
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      if (innerWidth < 1024) document.documentElement.style.fontSize = '200%'
    })
  })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await shop.open('/search?q=beanie')
    const question = page.getByRole('button', { name: consent.onlyNecessary })
    if (width === 390) await question.click()
    await page.getByRole('main').getByRole('article').getByRole('link').last().focus()
    for (let stop = 0; stop < 40; stop += 1) {
      await keyboard.press('Tab')
      const covered = await launcher.evaluate((element) => {
        const { activeElement: focused, body } = document
        if (focused === null || focused === body || focused === element) return ''
        const [box, stop] = [element.getBoundingClientRect(), focused.getBoundingClientRect()]
        const isApart =
          box.left >= stop.right || stop.left >= box.right || box.top >= stop.bottom || stop.top >= box.bottom
        return isApart ? '' : focused.outerHTML.slice(0, 120)
      })
      expect(covered, `focus at ${width}`).toBe('')
    }
  }
})
