import { messages as account } from '../../../src/messages/account/en.ts'
import { accountLink, main, messages } from '../parts.ts'
import { signIn } from '../steps.ts'
import { walk } from '../walk.ts'

walk('a customer changes the first name, and the account greets with the new name', async ({ visit }) => {
  await visit.open('/search?q=beanie')
  await signIn(visit)
  await visit.has(accountLink)
  await visit.press(accountLink)
  await visit.hasText(main, account.greeting('Ada'))
  await visit.look('dashboard')
  await visit.open('/account/profile')
  const firstName = { role: 'field', name: messages.signUp.firstName, inside: main }
  await visit.hasValue(firstName, 'Ada')
  await visit.fill(firstName, ' Augusta')
  await visit.hasValue(firstName, 'Ada Augusta')
  await visit.press({ role: 'button', name: account.save, inside: main })
  await visit.hasText(main, account.profileSaved)
  await visit.look('saved')
  await visit.open('/account/dashboard')
  await visit.hasText(main, account.greeting('Ada Augusta'))
  await visit.open('/account/orderhistory')
  await visit.hasText(main, account.noOrders)
  await visit.look('orders')
})
