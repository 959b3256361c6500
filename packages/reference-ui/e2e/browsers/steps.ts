import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { PASSWORD } from '../pages/Provider.ts'
import { addButton, firstProduct, menu, menuButton, messages, quantity, signInLink, size } from './parts.ts'
import type { Visit } from './Visit.ts'

/** Steps that several walks share. */

export const openProduct = async (visit: Visit, term: string) => {
  await visit.open(`/search?q=${term}`)
  await visit.press(firstProduct)
  await visit.has(addButton)
}

export const addToCart = async (visit: Visit) => {
  await visit.press(size)
  await visit.has(size, ({ isChecked }) => expect(isChecked, 'the size is chosen').toBe(true))
  await visit.press(addButton)
  await visit.hasValue(quantity, '1')
}

/** Creates an account through the sign-up API and returns its email address. */
const createAccount = async (origin: string): Promise<string> => {
  const userName = `ada-${randomUUID()}@walker.example`
  const response = await fetch(`${origin}/api/account/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ userName, password: PASSWORD, firstName: 'Ada', lastName: 'Walker', site: 'us/en-us' }),
  })
  expect(response.status).toBe(201)
  return userName
}

/** Signs in a new customer from the current page. */
export const signIn = async (visit: Visit) => {
  const email = await createAccount(visit.origin)
  if (visit.isPhone) {
    await visit.press(menuButton)
    await visit.press({ role: 'button', name: messages.header.signIn, inside: menu })
  } else await visit.press(signInLink)
  await visit.isAt(/\/interaction\//)
  await visit.look('sign-in')
  await visit.fill({ role: 'field', name: messages.signUp.email }, email)
  await visit.fill({ role: 'field', name: messages.signUp.password }, PASSWORD)
  await visit.press({ role: 'button', name: messages.signUp.login })
}
