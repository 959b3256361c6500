import type { CartFeature } from '../../cart/cart.types.ts'
import { siteAt } from '../../shared/sites.ts'
import { createFakeShop, type FakeBrowser } from '../fakes/fakeShop.ts'
import type { ConformanceBrowser, ConformanceWorld, ShelfItem } from './conformance.types.ts'

const SITE = 'de/de-de'
const PASSWORD = 'a walk above the trees'

/** Opens the fake shop as the back end under test. An integrator writes a function like this for their own back end. */
export const openFakeWorld = (unsupported: readonly CartFeature[] = []): ConformanceWorld => {
  const shop = createFakeShop({ site: SITE, unsupported, hasDelivery: true })
  let count = 0
  const newUserName = () => {
    count += 1
    return `walker${count}@shop.example`
  }
  const item = (slug: string): ShelfItem => {
    const product = shop.products.find((known) => known.slug === slug)
    const [variant] = product?.variants ?? []
    if (product === undefined || variant === undefined) throw new Error(`Nothing on the shelf is called ${slug}`)
    return { productId: product.id, variantId: variant.id, slug }
  }
  const browserOf = (browser: FakeBrowser): ConformanceBrowser => ({
    gateways: browser.gateways,
    keepCart: () => undefined,
    reopen: () => browserOf(browser.reopen()),
  })
  const signedIn = (userName: string): ConformanceBrowser => {
    const browser = shop.open()
    browser.signIn(userName)
    return browserOf(browser)
  }
  return {
    site: siteAt(SITE),
    shelf: {
      plenty: { ...item('ridge-rain-jacket'), price: 18_900 },
      other: item('fell-fleece'),
      scarce: { ...item('scree-socks'), stock: 3 },
      soldOut: item('col-cap'),
      comingSoon: item('spindrift-shell-jacket'),
      retired: item('moraine-gilet'),
      unshippable: { ...item('bivouac-stove'), country: 'CH' },
    },
    countries: { served: 'DE', alsoServed: 'AT', unserved: 'JP' },
    search: { term: 'jacket', nonsense: 'qqxzqv', mistyped: { term: 'jaket', corrected: 'jacket' } },
    reviewed: item('ridge-rain-jacket'),
    unknownOrder: 'CN-9999999999',
    callback: `https://shop.example/${SITE}/auth-callback`,
    // The fake provider has no pages: the URL that starts the sign-in is already the URL of the redirect back to the
    // shop.
    authorize: async (href) => href,
    visitor: () => browserOf(shop.open()),
    customer: async () => {
      const userName = newUserName()
      const profile = shop.addCustomer({ userName, password: PASSWORD, firstName: 'Ada', lastName: 'Vale' })
      return { ...signedIn(userName), profile, password: PASSWORD, openOtherBrowser: async () => signedIn(userName) }
    },
    newUserName,
    coupon: 'CAIRN10',
    giftCard: async () => {
      count += 1
      const code = `GIFT-${1000 + count}`
      shop.addGiftCard(code, 5000)
      return code
    },
    membershipCode: async () => {
      count += 1
      const code = `CODE-${count}`
      shop.addMembershipCode(code)
      return code
    },
    endMembership: async ({ profile }) => shop.endMembership(profile.userName),
  }
}
