import {
  type ConformanceBrowser,
  type ConformanceWorld,
  createFakeGateways,
  createGateways,
  type ShelfItem,
  siteAt,
} from '@cairn/core/testing'
import { createMedusaGateways } from '../src/createMedusaGateways.ts'
import { ORIGIN, openBrowser, type ProofBrowser } from './browser.ts'
import type { MedusaShop } from './startMedusa.ts'

/** The timeout of a request. On a busy machine, Medusa needs more than the usual ten seconds for a password. */
export const PATIENCE_MS = 60_000

const PASSWORD = 'a walk along the coast'

/** The ports that Medusa serves. The shop has no other domains. */
export const PORTS = ['account', 'cart', 'checkout', 'delivery', 'product', 'search', 'shipping'] as const

/** Opens a running Medusa as the back end under test. All browsers reach it through the session server of a shop. */
export const openMedusaWorld = (medusa: MedusaShop): ConformanceWorld => {
  const site = siteAt('ie/en-ie')
  let count = 0
  const newUserName = (): string => {
    count += 1
    return `walker-${crypto.randomUUID()}-${count}@shop.example`
  }
  const open = (browser: ProofBrowser): ConformanceBrowser => {
    const own = createMedusaGateways({
      url: `${ORIGIN}/medusa`,
      publishableKey: medusa.publishableKey,
      site,
      fetch: browser.fetch,
      timeout: PATIENCE_MS,
      getAccessToken: () => (browser.cookieNames().includes('has_session') ? 'in-cookie' : null),
    })
    // The suite does not call the ports that are not listed. The gateways of a store check each answer of ours.
    const gateways = { ...createFakeGateways({ site: site.prefix }), ...own }
    return {
      gateways: createGateways({ site, origin: ORIGIN, fetch: browser.fetch, gateways }),
      keepCart: () => undefined,
      reopen: () => open(browser),
    }
  }
  const item = (slug: string): ShelfItem => {
    const product = medusa.products.find(({ handle }) => handle === slug)
    if (product === undefined) throw new Error(`The catalogue has no ${slug}`)
    return { productId: product.id, variantId: product.variantId, slug }
  }
  const signIn = async (email: string): Promise<ConformanceBrowser> => {
    const browser = openBrowser(medusa)
    const answer = await browser.fetch(`${ORIGIN}/session/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD, redirect_uri: `${ORIGIN}/auth-callback`, state: '1' }),
    })
    if (!answer.ok) throw new Error(`The sign-in failed: ${await answer.text()}`)
    return open(browser)
  }
  return {
    site,
    shelf: {
      plenty: item('harbour-rain-jacket'),
      other: item('cove-fleece'),
      scarce: { ...item('pebble-socks'), stock: 3 },
      soldOut: item('tarn-cap'),
      comingSoon: item('aurora-parka'),
      retired: item('heron-gilet'),
      unshippable: null,
    },
    countries: { served: 'DE', alsoServed: 'AT', unserved: 'JP' },
    search: { term: 'jacket', nonsense: 'qqxzqv', mistyped: null },
    reviewed: null,
    unknownOrder: '999999',
    callback: 'https://shop.example/ie/en-ie/auth-callback',
    authorize: null,
    visitor: () => open(openBrowser(medusa)),
    customer: async () => {
      const userName = newUserName()
      const profile = await open(openBrowser(medusa)).gateways.account.signUp(
        { userName, password: PASSWORD, firstName: 'Ada', lastName: 'Vale' },
        {},
      )
      return { ...(await signIn(userName)), profile, password: PASSWORD, openOtherBrowser: () => signIn(userName) }
    },
    newUserName,
    coupon: 'AUTUMN10',
    giftCard: null,
    membershipCode: null,
    endMembership: null,
  }
}
