import { expect } from '@playwright/test'
import { accountLink, badge, messages, title } from '../parts.ts'
import { addToCart, openProduct, signIn } from '../steps.ts'
import { walk } from '../walk.ts'

walk('a guest with a cart signs in, returns to the page before, keeps the cart, and signs out', async ({ visit }) => {
  await openProduct(visit, 'beanie')
  await addToCart(visit)
  await visit.key('Escape')
  const address = await visit.address()
  await signIn(visit)
  await visit.has(accountLink)
  await visit.isAt(address)
  await visit.has({ ...badge, name: messages.header.cartWithCount(1) })
  await visit.look('signed-in')
  await visit.tab.reload()
  await visit.isHydrated()
  await visit.has(accountLink)
  await visit.press(accountLink)
  await visit.press({ role: 'button', name: messages.header.signOut, inside: { role: 'main' } })
  await visit.isAt(/\/us\/en-us(\/home)?$/)
  await visit.has(title, ({ text }) => expect(text).not.toBe(messages.header.myAccount))
  await visit.hasNo(accountLink)
  await visit.look('signed-out')
})
