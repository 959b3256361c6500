import { expect } from '@playwright/test'
import { messages as german } from '../../../src/messages/de.ts'
import { main, menuButton, messages } from '../parts.ts'
import { openProduct } from '../steps.ts'
import { walk } from '../walk.ts'

walk('a shopper chooses Germany and sees the same product in German, in euros', async ({ visit }) => {
  await openProduct(visit, 'beanie')
  await visit.hasText(main, /\$\d/)
  const path = new URL(await visit.address()).pathname.replace('/us/en-us', '')
  if (visit.isPhone) await visit.press(menuButton)
  const menu = visit.isPhone ? { inside: { role: 'dialog', name: messages.header.menu } } : {}
  await visit.press({ role: 'button', name: /^Country and language: /, ...menu })
  const selector = { role: 'dialog', name: messages.country.title }
  await visit.has(selector)
  await visit.look('selector')
  await visit.press({ role: 'link', name: /^Germany/, inside: selector })
  await visit.isAt(new RegExp(`/de/de-de${path}$`))
  expect(await visit.tab.run(() => document.documentElement.lang)).toBe('de-DE')
  await visit.hasText(main, /\d,\d{2}\s€/)
  const question = { role: 'dialog', name: german.country.suggestionTitle }
  // The shopper has chosen the site, so it does not ask whether it is the right one.
  await visit.hasNo(question)
  await visit.look('germany')
})
