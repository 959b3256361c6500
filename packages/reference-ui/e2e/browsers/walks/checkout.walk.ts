import { badge, cart, main, messages } from '../parts.ts'
import { addToCart, openProduct } from '../steps.ts'
import { walk } from '../walk.ts'

const address = [
  ['Email', 'ada@walker.example'],
  ['First name', 'Ada'],
  ['Last name', 'Walker'],
  ['Street address', '1 Ridge Road'],
  ['ZIP code', '80302'],
  ['City', 'Boulder'],
  ['State', 'Colorado'],
] as const

walk('a guest orders, reads the order number, and the cart is empty', async ({ visit }) => {
  await openProduct(visit, 'beanie')
  await addToCart(visit)
  await visit.press({ role: 'button', name: messages.cart.checkout, inside: cart })
  await visit.isAt(/\/checkout\//)
  await visit.look('form')
  for (const [label, text] of address) await visit.fill({ role: 'field', name: label }, text)
  // An order that is pressed before the total of the state arrives asks for a second press.
  await visit.hasText(main, /Total \$/)
  await visit.look('filled')
  await visit.press({ role: 'button', name: 'Place test order' })
  await visit.hasText(main, /CN-\d+/)
  await visit.look('order')
  await visit.open('')
  await visit.has({ ...badge, name: messages.header.cart })
})
