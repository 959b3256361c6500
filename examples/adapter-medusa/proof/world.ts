import {
  type ConformanceBrowser,
  type ConformanceWorld,
  createFakeGateways,
  createGateways,
  type ShelfItem,
  siteAt,
} from '@cairn/core/testing'
import { createMedusaGateways } from '../src/createMedusaGateways.ts'
import type { MedusaShop } from './startMedusa.ts'

/** The timeout of a request. On a busy machine, Medusa needs more than the usual ten seconds for a password. */
export const PATIENCE_MS = 60_000

const PASSWORD = 'a walk along the coast'

/** The ports that Medusa serves. The shop has no other domains. */
export const PORTS = ['account', 'cart', 'checkout', 'product', 'search', 'shipping'] as const

/** Opens a running Medusa as the back end under test. */
export const openMedusaWorld = ({ products, publishableKey, url }: MedusaShop): ConformanceWorld => {
  const site = siteAt('ie/en-ie')
  let count = 0
  const newUserName = (): string => {
    count += 1
    return `walker-${crypto.randomUUID()}-${count}@shop.example`
  }
  const open = (token: string | null): ConformanceBrowser => {
    const own = createMedusaGateways({ url, publishableKey, site, timeout: PATIENCE_MS, getAccessToken: () => token })
    // The suite does not call the ports that are not listed. The gateways of a store check each answer of ours.
    const gateways = { ...createFakeGateways({ site: site.prefix }), ...own }
    return { gateways: createGateways({ site, origin: url, fetch, gateways }), keepCart: () => undefined }
  }
  const item = (slug: string): ShelfItem => {
    const product = products.find(({ handle }) => handle === slug)
    if (product === undefined) throw new Error(`The catalogue has no ${slug}`)
    return { productId: product.id, variantId: product.variantId, slug }
  }
  const signIn = async (email: string): Promise<ConformanceBrowser> => {
    const response = await fetch(`${url}/auth/customer/emailpass`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
    const body: { readonly token: string } = await response.json()
    return open(body.token)
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
      unshippable: { ...item('inlet-mug'), country: 'DE' },
    },
    countries: { served: 'DE', alsoServed: 'AT', unserved: 'JP' },
    search: { term: 'jacket', nonsense: 'qqxzqv', mistyped: null },
    reviewed: item('harbour-rain-jacket'),
    unknownOrder: '999999',
    callback: 'https://shop.example/ie/en-ie/auth-callback',
    authorize: async (href) => href,
    visitor: () => open(null),
    customer: async () => {
      const userName = newUserName()
      const profile = await open(null).gateways.account.signUp(
        { userName, password: PASSWORD, firstName: 'Ada', lastName: 'Vale' },
        {},
      )
      return { ...(await signIn(userName)), profile, password: PASSWORD, openOtherBrowser: () => signIn(userName) }
    },
    newUserName,
    membershipCode: async () => '',
    endMembership: async () => undefined,
  }
}
