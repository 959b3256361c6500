import { messages as codes } from '../src/messages/codes/en.ts'
import { messages } from '../src/messages/en.ts'
import { expect, test } from './shop.ts'

const { cart: words } = messages

test('a wrong code says why at its field; a coupon lowers the total, stays on the cart page, and can be removed', {
  tag: ['@sizeless', '@long'],
}, async ({ shop, problems }) => {
  problems.expect(/status of 4\d\d/)
  const { page, cart, product } = shop
  await shop.open('/search?q=jacket')
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await product.chooseSize()
  await product.add()
  await expect(cart.quantity).toHaveValue('1')
  const full = await cart.total.innerText()

  await cart.drawer.getByText(words.couponOrGiftCard).click()
  const field = cart.drawer.getByRole('textbox', { name: codes.label })
  await field.fill('NOSUCHCODE')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(codes.problems.unknown_gift_card('', ''))
  await expect(field).toHaveValue('NOSUCHCODE')
  await expect(field).toBeFocused()
  await shop.isAccessible()

  await field.fill(' summit10 ')
  await field.press('Enter')
  await expect(cart.drawer.getByText(codes.applied('SUMMIT10'))).toBeVisible()
  const remove = cart.drawer.getByRole('button', { name: words.removeNamed('SUMMIT10') })
  await expect(remove).toBeVisible()
  await expect(cart.total).not.toHaveText(full)
  await shop.isAccessible()

  await shop.open('/checkout-cart')
  const main = page.getByRole('main')
  const total = main.locator('dl > div').filter({ hasText: new RegExp(`^${words.total}`) })
  await expect(total).not.toContainText(full)
  await main.getByRole('button', { name: words.removeNamed('SUMMIT10') }).click()
  await expect(total).toContainText(full)
  await expect(main.getByText(words.removed('SUMMIT10'))).toBeFocused()
})
