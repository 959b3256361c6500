import { expect } from '@playwright/test'
import { badge, cart, main, messages, quantity, quantityButton, title } from '../parts.ts'
import { addToCart, openProduct } from '../steps.ts'
import { walk } from '../walk.ts'

const { header } = messages

walk('a shopper changes the quantity, removes a line and restores it, and finds the cart again', async ({ visit }) => {
  await openProduct(visit, 'hiking+socks')
  const { text: name } = await visit.has(title)
  await addToCart(visit)
  await visit.press(quantityButton)
  await visit.press({ role: 'option', name: '2', inside: cart })
  await visit.hasValue(quantity, '2')
  await visit.press({ role: 'button', name: messages.cart.removeNamed(name), inside: cart })
  const undo = { role: 'button', name: messages.cart.undoNamed(name), inside: cart }
  await visit.hasFocus(undo)
  await visit.look('removed')
  await visit.press(undo)
  await visit.hasValue(quantity, '2')
  await visit.look('restored')
  await visit.press({ role: 'button', name: messages.common.close, inside: cart })
  await visit.hasNo(cart)
  await visit.has({ ...badge, name: header.cartWithCount(2) })
  await visit.tab.reload()
  await visit.isHydrated()
  await visit.has({ ...badge, name: header.cartWithCount(2) })
  await visit.open('/checkout-cart')
  await visit.has({ role: 'combobox', name: /^Quantity of/, inside: main }, ({ value }) => expect(value).toBe('2'))
  await visit.look('page')
})
