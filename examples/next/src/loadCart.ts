import { createStore } from '@cairn/core'
import { cart } from '@cairn/core/cart'
import { dehydrate, type HydrationPayload } from '@cairn/core/hydration'
import { createRequestPlatform } from '@cairn/core/platform'
import { shopUrl } from './shopUrl.ts'

/** Loads the cart of the cookies, and returns the payload from which page and browser render it. */
export const loadCart = async (site: string, cookie: string): Promise<HydrationPayload> => {
  const request = new Request(`${shopUrl()}/${site}`, { headers: { cookie } })
  const store = createStore({ site, domains: [cart], platform: createRequestPlatform(request) })
  const loading = store.cart.commands.refresh()
  store.start()
  // A failed load is an outcome: the page then shows no cart, and the browser loads it.
  await loading
  const payload = dehydrate(store)
  store.stop()
  return payload
}
