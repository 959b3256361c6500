import { timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { findCart } from '../carts/carts.repository.ts'
import type { CartRow } from '../carts/carts.schema.ts'
import { refuseForeign } from '../contract/browserGuard.ts'
import type { Claims } from '../contract/claims.ts'
import { notFound } from '../contract/problem.ts'
import { isDatabaseAway } from '../database/away.ts'
import { usesOfOrders } from '../giftCards/giftCards.repository.ts'
import type { Inventory } from '../inventory/inventory.types.ts'
import { findOrderOfCheckout, linesOf } from '../orders/orders.repository.ts'
import { readStyle } from '../pages/hostedPage.ts'
import type { Html } from '../pages/html.ts'
import { RETENTION } from '../retention.ts'
import { SHIPPING_COUNTRIES } from '../shipping/shipping.rates.ts'
import type { Site } from '../sites/sites.data.ts'
import { siteOf } from '../sites/sites.ts'
import type { Context } from '../vertical.ts'
import { afterOrderPages } from './afterOrder.pages.ts'
import { type Draft, readForm, readTyped, type Typed } from './checkout.form.ts'
import {
  CHECKOUT_SHEETS,
  PAGE_HEADERS,
  PLACED_SCRIPT_PATH,
  placeOf,
  SCRIPT_PATH,
  STYLE_PATH,
} from './checkout.layout.ts'
import { totalsWith } from './checkout.overview.ts'
import { checkoutPage } from './checkout.page.ts'
import { bindToBrowser, findCheckout, isBoundTo, saveDraft, takePost } from './checkout.repository.ts'
import { type CheckoutRequest, PARAMS, SESSION_COOKIE } from './checkout.request.ts'
import type { CheckoutRow } from './checkout.schema.ts'
import { isOnlyTaxDifferent, type Summary, summarise } from './checkout.summary.ts'
import { taxTexts } from './checkout.totals.ts'
import { confirmationPage, noticePage, soldOutPage } from './confirmation.page.ts'
import { knownDetails } from './knownDetails.ts'
import { answerLostBrowsers } from './lostCheckout.ts'
import { type CheckoutMessages, checkoutMessages } from './messages/index.ts'
import { placeOrder } from './placeOrder.ts'

const SHEETS = [...CHECKOUT_SHEETS, new URL('./assets/order.css', import.meta.url)]
const SCRIPT = new URL('./assets/send.js', import.meta.url)
const PLACED_SCRIPT = new URL('./assets/placed.js', import.meta.url)
/** An invoice may go to every country of both stores. */
const BILLING_COUNTRIES = [...SHIPPING_COUNTRIES, 'US']
/**
 * The query parameter that makes the page show the errors or the refusal of the last submitted form. Without the
 * parameter, the page shows only the entered values.
 */
const MARK = 'again'

/** The data that every response of a checkout needs. */
type Visit = {
  checkout: CheckoutRow
  site: Site
  messages: CheckoutMessages
  buyer: Claims | undefined
  secure: boolean
}

/** Adds the hosted checkout: pages on the shop's own origin that work without their script. */
export async function checkoutPages(app: FastifyInstance, context: Context, inventory: Inventory): Promise<void> {
  const { config, database, clock } = context
  const pricing = { inventory, clock }
  const secure = config.hostOrigin.startsWith('https:')
  await app.register(formbody, { bodyLimit: 32 * 1024 })

  answerLostBrowsers(app)
  afterOrderPages(app, context)

  const serveAsset = (path: string, type: string, text: string) =>
    app.get(path, async (_request, reply) =>
      reply.headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' }).send(text),
    )
  serveAsset(STYLE_PATH, 'text/css', await readStyle(...SHEETS))
  serveAsset(SCRIPT_PATH, 'text/javascript', await readFile(SCRIPT, 'utf8'))
  serveAsset(PLACED_SCRIPT_PATH, 'text/javascript', await readFile(PLACED_SCRIPT, 'utf8'))

  const visit = async (request: CheckoutRequest): Promise<Visit> => {
    const checkout = await findCheckout(database, request.params.id)
    if (checkout === undefined || clock.now() - checkout.createdAt.getTime() > RETENTION.checkout)
      throw notFound('This checkout does not exist')
    const site = siteOf(checkout.site)
    return {
      checkout,
      site,
      messages: checkoutMessages[site.contentLanguage],
      buyer: await buyerOf(request, context),
      secure,
    }
  }

  const stateOf = async (checkout: CheckoutRow) => {
    // Read the cart first: if another request closes the cart between the two queries, the second query then finds the
    // order.
    const cart = await findCart(database, checkout.cartId)
    return { cart, order: await findOrderOfCheckout(database, checkout.id) }
  }

  const open = async (
    visit: Visit,
    cart: CartRow,
    reply: FastifyReply,
    shown: Draft,
    status = 200,
  ): Promise<FastifyReply> => {
    const { checkout, buyer } = visit
    // Another tab may have moved the cart to another site. The amounts come from the cart, so take the site from the
    // cart too; the currency then matches the amounts.
    const site = siteOf(cart.site)
    const messages = checkoutMessages[site.contentLanguage]
    const countries = site.store === 'US' ? ['US'] : SHIPPING_COUNTRIES
    const country = countries.includes(shown.typed.country) ? shown.typed.country : countryOf(cart)
    const summary = await summarise(database, pricing, {
      cart,
      customerId: customerOf(visit),
      country,
      region: shown.typed.region,
    })
    if (summary.lines.length === 0) return send(reply, 409, soldOutPage(placeOf(site), messages, summary.leftOut))
    const billing_country = BILLING_COUNTRIES.includes(shown.typed.billing_country)
      ? shown.typed.billing_country
      : country
    const typed = { ...shown.typed, country, billing_country, shipping: chosenRate(summary, shown.typed.shipping) }
    const page = checkoutPage({
      address: addressOf(checkout),
      site,
      messages,
      typed,
      errors: shown.errors ?? {},
      refusal: shown.refusal,
      blockers: blockers(messages, summary),
      summary,
      countries,
      billingCountries: BILLING_COUNTRIES,
      now: clock.now(),
      payment: config.payment,
      buyer: { signedIn: customerOf(visit) > 0, name: buyer?.email },
      csrf: checkout.csrfToken,
    })
    return send(reply, status, page)
  }

  app.get(
    '/checkout/:id',
    { exposeHeadRoute: false, schema: { params: PARAMS } },
    async (request: CheckoutRequest, reply) => {
      const here = await visit(request)
      const { checkout, site, messages } = here
      if (!isBoundTo(checkout, request.cookies[SESSION_COOKIE])) {
        const session = await bindToBrowser(database, checkout.id)
        if (session === undefined) return send(reply, 410, noticePage(placeOf(site), messages, 'used'))
        reply.setCookie(SESSION_COOKIE, session, {
          path: addressOf(checkout),
          httpOnly: true,
          sameSite: 'lax',
          secure,
        })
      }
      const { cart, order } = await stateOf(checkout)
      if (order !== undefined) {
        const parts = {
          lines: await linesOf(database, [order.id]),
          giftCards: await usesOfOrders(database, [order.id]),
          path: addressOf(checkout),
        }
        return send(reply, 200, confirmationPage(order, parts))
      }
      if (cart?.status !== 'open') return send(reply, 410, noticePage(placeOf(site), messages, 'closed'))
      if (checkout.draft !== null && isAgain(request))
        return open(here, cart, reply, { ...checkout.draft, typed: readTyped(checkout.draft.typed) })
      const typed: Typed =
        checkout.draft === null
          ? { ...readTyped({}), ...(await knownDetails(database, here.buyer, countryOf(cart))), payment: 'approve' }
          : { ...readTyped(checkout.draft.typed), action: '' }
      return open(here, cart, reply, { typed })
    },
  )

  app.post('/checkout/:id', { schema: { params: PARAMS } }, async (request: CheckoutRequest, reply) => {
    refuseForeign(request, [config.hostOrigin])
    const here = await visit(request)
    const { checkout, site, messages } = here
    if (!(await takePost(database, checkout.id, request.cookies[SESSION_COOKIE], new Date(clock.now()))))
      return send(reply, 410, noticePage(placeOf(site), messages, 'used'))
    const { cart, order } = await stateOf(checkout)
    // An order exists here after a double click: the first request has placed it, but the browser processes only the
    // second response. The second response must therefore delete the cookies too.
    if (order !== undefined) return forgetCart(request, reply, here).redirect(addressOf(checkout), 303)
    if (cart?.status !== 'open') return reply.redirect(addressOf(checkout), 303)
    const typed = readTyped(request.body)
    // Redirect to a separate result page, because the browser would otherwise offer to submit the form again on Back or
    // reload (RFC 9110, section 15.4.4).
    const again = async (answer: Omit<Draft, 'typed'>) => {
      await saveDraft(database, checkout.id, { typed: { ...typed, csrf: '', seen: '' }, ...answer })
      return reply.redirect(`${addressOf(checkout)}?${MARK}`, 303)
    }

    if (!sameText(typed.csrf, checkout.csrfToken)) return open(here, cart, reply, { typed, refusal: 'expired' }, 403)
    if (typed.action === 'country' || typed.action === 'state') return again({})
    const countries = site.store === 'US' ? ['US'] : SHIPPING_COUNTRIES
    const summary = await summarise(database, pricing, {
      cart,
      customerId: customerOf(here),
      country: typed.country,
      region: typed.region,
    })
    if (typed.action === 'total')
      return reply.headers(PAGE_HEADERS).type('application/json').send(liveTotal(cart, summary))
    const { rates } = summary
    const form = readForm(typed, {
      countries,
      billingCountries: BILLING_COUNTRIES,
      rateIds: rates.map(({ id }) => id),
    })
    if ('errors' in form) return again({ errors: form.errors })
    const { approved, ...completed } = form.completed
    if (!approved) return again({ refusal: 'declined' })

    const placed = await placeOrder(database, pricing, {
      checkoutId: checkout.id,
      customerId: customerOf(here),
      ...completed,
      seen: typed.seen,
      origin: config.hostOrigin,
      now: new Date(clock.now()),
    })
    if (placed.kind === 'closed') return reply.redirect(addressOf(checkout), 303)
    if (placed.kind === 'changed')
      return again({ refusal: isOnlyTaxDifferent(typed.seen, summary) ? 'taxed' : 'changed' })
    return forgetCart(request, reply, here).redirect(addressOf(checkout), 303)
  })
}

/** Returns the texts that `assets/send.js` shows after the buyer has chosen a state, and the digest of what they say. */
function liveTotal(cart: CartRow, summary: Summary): { seen: string; texts: Record<string, string> } {
  const site = siteOf(cart.site)
  const messages = checkoutMessages[site.contentLanguage]
  const [rate] = summary.rates
  if (rate === undefined) return { seen: '', texts: {} }
  const texts = taxTexts(site, messages, totalsWith(site, messages, summary, rate))
  return { seen: summary.digest, texts }
}

function isAgain({ query }: CheckoutRequest): boolean {
  return typeof query === 'object' && query !== null && MARK in query
}

/**
 * Deletes the cookies of the ordered cart and of the checkout's token. If the browser has started another cart in the
 * meantime, the cookies of that cart stay.
 */
function forgetCart({ cookies }: CheckoutRequest, reply: FastifyReply, { checkout, site }: Visit): FastifyReply {
  for (const name of ['bc_cartId', `bc_cartId_${site.store}`]) {
    if ((cookies[name] ?? checkout.cartId) === checkout.cartId) reply.clearCookie(name, { path: '/' })
  }
  return reply.clearCookie('auth_token', { path: '/' })
}

const addressOf = ({ id }: CheckoutRow): string => `/checkout/${id}`

function send(reply: FastifyReply, status: number, page: Html): FastifyReply {
  return reply.code(status).headers(PAGE_HEADERS).send(page.text)
}

/**
 * Returns the buyer from the cookie `auth_token`, which the storefront sets for the checkout (spec
 * 3.storage.cookie-auth-token). An invalid token counts as no token.
 */
async function buyerOf(request: CheckoutRequest, { verifyAccessToken }: Context): Promise<Claims | undefined> {
  const token = request.cookies.auth_token
  if (token === undefined || !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) return undefined
  return verifyAccessToken(token).catch((error: unknown) => {
    // If the database is down, the token may be valid but cannot be checked, so rethrow the error. With `undefined`,
    // the buyer would count as a guest, and the order would lose its customer.
    if (isDatabaseAway(error)) throw error
    return undefined
  })
}

/** Returns the id of the cart's customer. For a guest's cart, it returns the customer who has signed in since, or 0. */
function customerOf({ checkout, buyer }: Visit): number {
  return checkout.customerId > 0 ? checkout.customerId : (buyer?.customerId ?? 0)
}

/**
 * Returns the shipping country that the shopper chose in the shop; without a choice, the country of the cart's site.
 */
const countryOf = (cart: CartRow): string => cart.country ?? siteOf(cart.site).entry.countryCode

function chosenRate(summary: Summary, typed: string): string {
  const chosen =
    summary.rates.find(({ id }) => String(id) === typed) ??
    summary.rates.toSorted((a, b) => a.costMinor - b.costMinor)[0]
  return chosen === undefined ? '' : String(chosen.id)
}

function blockers(messages: CheckoutMessages, summary: Summary): string[] {
  const unshippable = summary.unshippable.map(({ name }) => name).join(', ')
  return [
    ...summary.short.map(({ name, max }) => messages.errors.short(name, max)),
    ...(unshippable === '' ? [] : [messages.errors.unshippable(unshippable)]),
  ]
}

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
