import {
  type ConformanceBrowser,
  type ConformanceWorld,
  createGateways,
  type ShelfItem,
  siteAt,
} from '@cairn/core/testing'
import { sql } from 'drizzle-orm'
import { addCode, endMembership } from '../accounts/membership.ts'
import { products, variants } from '../catalogue/catalogue.schema.ts'
import { addCoupon } from '../coupons/coupons.repository.ts'
import type { Database } from '../database/database.ts'
import { issueGiftCard } from '../giftCards/giftCards.repository.ts'
import { openBrowser } from '../identity/testing/browser.ts'
import { CALLBACK, ORIGIN, openIdentityShop, tokensOf } from '../identity/testing/identityShop.ts'
import { verticals } from '../verticals.ts'

const site = siteAt('de/de-de')
const PASSWORD = 'a walk above the trees'
const ABROAD = 'CH'
const MISTYPED = { term: 'moosgeb', corrected: 'moosgelb' }
const DAY_MS = 86_400_000
const COUPON = 'CONFORMANCE10'

/**
 * All verticals except two groups: pictures, which these tests do not render, and the verticals that `openIdentityShop`
 * adds itself.
 */
const others = verticals.filter(({ name }) => !['pictures', 'identity', 'accounts'].includes(name))

/**
 * Reads products of the EU store with their first variants. It takes the least popular products, so that changes by the
 * tests do not affect popular results.
 */
const readItems = async (database: Database, count: number): Promise<ShelfItem[]> => {
  const { rows } = await database.execute<{ productId: number; variantId: number; slug: string }>(sql`
    SELECT p.id AS "productId", p.slug, (SELECT v.id FROM variants v WHERE v.product_id = p.id ORDER BY v.position LIMIT 1) AS "variantId"
    FROM products p WHERE 'EU' = ANY (p.stores) AND NOT p.retired AND NOT p.coming_soon
    ORDER BY p.popularity, p.id LIMIT ${count}`)
  return rows.map(({ productId, slug, variantId }) => ({
    productId: String(productId),
    slug,
    variantId: String(variantId),
  }))
}

type Stock = Partial<{ stock: number; comingSoon: boolean; retired: boolean; unshippableTo: string[] }>

const shelve = async (database: Database, { productId }: ShelfItem, given: Stock = {}): Promise<void> => {
  const { stock = 50, comingSoon = false, retired = false, unshippableTo = [] } = given
  await database.update(variants).set({ tracked: true, stock }).where(sql`${variants.productId} = ${productId}`)
  await database.update(products).set({ comingSoon, retired, unshippableTo }).where(sql`${products.id} = ${productId}`)
}

const shelfOf = async (database: Database): Promise<ConformanceWorld['shelf']> => {
  const [plenty, other, scarce, soldOut, comingSoon, retired, unshippable] = await readItems(database, 7)
  if (!plenty || !other || !scarce || !soldOut || !comingSoon || !retired || !unshippable)
    throw new Error('The catalogue has too few products')
  await shelve(database, plenty)
  await shelve(database, other)
  await shelve(database, scarce, { stock: 3 })
  await shelve(database, soldOut, { stock: 0 })
  await shelve(database, comingSoon, { comingSoon: true })
  await shelve(database, retired, { retired: true })
  await shelve(database, unshippable, { unshippableTo: [ABROAD] })
  return {
    plenty,
    other,
    scarce: { ...scarce, stock: 3 },
    soldOut,
    comingSoon,
    retired,
    unshippable: { ...unshippable, country: ABROAD },
  }
}

const reviewedProduct = async (database: Database): Promise<{ productId: string }> => {
  const { rows } = await database.execute<{ productId: number }>(
    sql`SELECT product_id AS "productId" FROM reviews GROUP BY product_id HAVING count(*) >= 3 LIMIT 1`,
  )
  const [found] = rows
  if (found === undefined) throw new Error('No product has three reviews')
  return { productId: String(found.productId) }
}

/** A `fetch` that sends the cart cookie, by which the server identifies a browser's cart. */
const createBrowserFetch = () => {
  let cartId: string | null = null
  const send: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    if (cartId !== null) request.headers.set('cookie', `bc_cartId=${cartId}`)
    return fetch(request)
  }
  const keepCart = (id: string): void => {
    cartId = id
  }
  return { fetch: send, keepCart }
}

/**
 * Starts the whole store server, and creates the shop's real gateways that call this server, for the conformance suite.
 */
export const openConformanceWorld = async (
  database: Database,
): Promise<{ world: ConformanceWorld; close: () => Promise<void> }> => {
  const { app, clock } = await openIdentityShop(database, { changes: { rateLimits: false }, others })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  await database.execute(
    sql`INSERT INTO search_terms (language, term, popularity) VALUES (${site.language}, ${MISTYPED.corrected}, 9)`,
  )
  await addCoupon(database, { code: COUPON, names: { en: 'Ten percent' }, stores: ['EU'], percent: 10 })
  let count = 0
  const newUserName = () => {
    count += 1
    return `walker${count}@shop.example`
  }
  const open = (token: string | null, browser = createBrowserFetch()): ConformanceBrowser => {
    const gateways = createGateways({
      checkAnswers: true,
      site,
      origin,
      fetch: browser.fetch,
      getAccessToken: () => token,
      identity: { issuer: ORIGIN, authorizationEndpoint: `${ORIGIN}/as/authorization.oauth2` },
    })
    return { gateways, keepCart: browser.keepCart, reopen: () => open(token, browser) }
  }
  const signUp = (userName: string) =>
    open(null).gateways.account.signUp({ userName, password: PASSWORD, firstName: 'Ada', lastName: 'Vale' }, {})
  const world: ConformanceWorld = {
    site,
    shelf: await shelfOf(database),
    countries: { served: 'DE', alsoServed: 'AT', unserved: 'JP' },
    search: { term: 'jacke', nonsense: 'qqxzqv', mistyped: MISTYPED },
    reviewed: await reviewedProduct(database),
    unknownOrder: 'CN-9999999999',
    callback: CALLBACK,
    authorize: async (href) => {
      const userName = newUserName()
      await signUp(userName)
      const browser = openBrowser(app, ORIGIN)
      const page = await browser.get(href)
      return (await browser.submit(page.url.pathname, { userName, password: PASSWORD })).url.href
    },
    visitor: () => open(null),
    customer: async () => {
      const userName = newUserName()
      const profile = await signUp(userName)
      const { access_token: token } = await tokensOf(app, userName, PASSWORD)
      return { ...open(token), profile, password: PASSWORD, openOtherBrowser: async () => open(token) }
    },
    newUserName,
    coupon: COUPON,
    giftCard: async () => {
      count += 1
      const code = `CNFR-MNCE-CARD-${String(count).padStart(4, '2')}`
      await issueGiftCard(database, { code, currency: 'EUR', balanceMinor: 5000, now: new Date(clock.now()) })
      return code
    },
    membershipCode: async () => {
      count += 1
      const code = `CONFORMANCE-${count}`
      const validUntil = new Date(clock.now() + DAY_MS)
      await addCode(database, { code, community: 'Experts', category: 'Guides', membershipDays: 365, validUntil })
      return code
    },
    endMembership: ({ profile }) => endMembership(database, Number(profile.customerId), new Date(clock.now() - 1)),
  }
  return { world, close: () => app.close() }
}
