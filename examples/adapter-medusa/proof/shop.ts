import { createStore, findSite } from '@cairn/core'
import { account } from '@cairn/core/account'
import { auth } from '@cairn/core/auth'
import { cart } from '@cairn/core/cart'
import { checkout } from '@cairn/core/checkout'
import { delivery } from '@cairn/core/delivery'
import { product } from '@cairn/core/product'
import { search } from '@cairn/core/search'
import { shipping } from '@cairn/core/shipping'
import { connect } from '../src/connect.ts'
import { createMedusaGateways } from '../src/createMedusaGateways.ts'
import { createMedusaPayment } from '../src/payment.ts'
import { ORIGIN, openBrowser } from './browser.ts'
import type { MedusaShop } from './startMedusa.ts'
import { PATIENCE_MS } from './world.ts'

const site = findSite('ie/en-ie')
if (site === undefined) throw new Error('There is no site of Ireland')

/** The claims of a session are the customer of Medusa. */
const claims = {
  customerId: 'id',
  userName: 'email',
  firstName: 'first_name',
  customerGroupId: () => null,
  channel: () => null,
} as const

/** Opens a browser with a shop over Medusa. `openPage` opens a page in it, as a reload does. */
export const openShop = (medusa: MedusaShop) => {
  const browser = openBrowser(medusa)
  const { fetch, platform } = browser
  const openPage = () => {
    const options = {
      url: `${ORIGIN}/medusa`,
      publishableKey: medusa.publishableKey,
      site,
      fetch,
      timeout: PATIENCE_MS,
      checkoutPage: `/${site.prefix}/checkout`,
      getAccessToken: (): string | null => (store.auth.getSnapshot().isAuthenticated ? 'in-cookie' : null),
    }
    const store = createStore({
      site: site.prefix,
      domains: [account, auth, cart, checkout, search, shipping],
      ports: [delivery, product],
      platform,
      identity: { session: 'cookie', claims },
      gateways: createMedusaGateways(options),
    })
    store.start()
    return { store, payment: createMedusaPayment(connect(options)) }
  }
  return { ...browser, openPage }
}

/** The page with the sign-in form: it sends the form to the session server and goes where the answer leads. */
export const sendForm = async (
  { fetch, visited }: { readonly fetch: typeof globalThis.fetch; readonly visited: string },
  fields: { readonly email: string; readonly password: string },
): Promise<string | null> => {
  const page = await fetch(visited)
  const { searchParams } = new URL(page.headers.get('location') ?? '', ORIGIN)
  const answer = await fetch(`${ORIGIN}/session/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...fields, ...Object.fromEntries(searchParams) }),
  })
  const body: { readonly href?: string } = await answer.json()
  return body.href ?? null
}
