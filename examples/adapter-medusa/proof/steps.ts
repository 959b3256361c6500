import { setTimeout } from 'node:timers/promises'
import type { Outcome } from '@cairn/core'
import { openShop, sendForm } from './shop.ts'
import type { MedusaShop } from './startMedusa.ts'

export const PASSWORD = 'a walk along the coast'

type Shop = ReturnType<typeof openShop>
type Page = ReturnType<Shop['openPage']>

/** Returns the value of an outcome; throws its error. */
export const unwrap = <Value>(outcome: Outcome<Value>): Value => {
  if (outcome.ok) return outcome.value
  throw outcome.error
}

/** Opens an account and returns its address. */
export const signUp = async ({ openPage }: Shop): Promise<string> => {
  const { store } = openPage()
  const userName = `walker-${crypto.randomUUID()}@shop.example`
  await store.gateways.account.signUp({ userName, password: PASSWORD, firstName: 'Ada', lastName: 'Vale' }, {})
  store.stop()
  return userName
}

/** Presses "Sign in" and returns the URL to which the browser goes. */
export const leaveForSignIn = async ({ platform }: Shop, store: Page['store']): Promise<string> => {
  unwrap(await store.auth.commands.signIn())
  // The navigation follows the outcome in the next task.
  await setTimeout(0)
  return platform.visited.at(-1) ?? ''
}

/** Opens the browser of a new customer who has signed in. */
export const openCustomer = async (medusa: MedusaShop) => {
  const shop = openShop(medusa)
  const email = await signUp(shop)
  const before = shop.openPage().store
  const visited = await leaveForSignIn(shop, before)
  const href = await sendForm({ fetch: shop.fetch, visited }, { email, password: PASSWORD })
  before.stop()
  const page = shop.openPage()
  unwrap(await page.store.auth.commands.complete(href ?? ''))
  return { shop, ...page }
}
