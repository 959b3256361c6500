import { messages } from '../src/messages/en.ts'
import { expect, test } from './shop.ts'

// On a short phone a drawer has little room.
test.use({ viewport: { width: 390, height: 664 } })

test('a message over the open cart hides neither its head, nor its first line, nor any control @sizeless', {
  tag: '@long',
}, async ({ shop }) => {
  const { page, cart, product, toasts } = shop
  await shop.open('/search?q=jacket')
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await product.chooseSize()
  await product.addButton.first().click()
  await expect(cart.checkoutButton).toBeEnabled()
  await cart.quantity.fill('999')
  await cart.quantity.blur()
  const words = toasts.said(/^maximum stock quantity is/)
  await words.hover()
  const boxOf = async (place: typeof words) => {
    const box = await place.boundingBox()
    if (box === null) throw new Error('It is not shown')
    return { top: box.y, end: box.y + box.height }
  }
  const said = await boxOf(words)
  const quantity = await boxOf(cart.quantity)
  const close = await boxOf(cart.drawer.getByRole('button', { name: messages.common.close }))
  const subtotal = await boxOf(cart.subtotal)
  expect(close.end).toBeLessThan(quantity.top)
  expect(quantity.end).toBeLessThan(said.top)
  expect(said.end).toBeLessThan(subtotal.top)
  await expect(words.locator('xpath=ancestor::*[@aria-live]')).toHaveAttribute('aria-live', 'polite')
  await toasts.dismiss()

  // Neither does it cover a control of the drawer where the text is large and the whole drawer scrolls.
  // Chromium applies another font size to container queries only with the next change of the viewport.
  await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '200%' }))
  await page.setViewportSize({ width: 320, height: 640 })
  const saved = page.waitForResponse((response) => response.request().method() !== 'GET' && /cart/.test(response.url()))
  await cart.quantity.fill('1')
  await saved
  await cart.quantity.fill('999')
  await cart.quantity.blur()
  await expect(words).toBeInViewport()
  await expect.poll(() => toasts.covered()).toEqual([])
})
