import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { refuseForeign } from '../contract/browserGuard.ts'
import type { Inventory } from '../inventory/inventory.types.ts'
import { countriesOf } from '../shipping/shipping.rates.ts'
import { siteOf } from '../sites/sites.ts'
import type { Context } from '../vertical.ts'
import { BILLING_COUNTRIES } from './checkout.countries.ts'
import { type Draft, readForm } from './checkout.form.ts'
import { PAGE_HEADERS, placeOf } from './checkout.layout.ts'
import { forgetCart, send } from './checkout.reply.ts'
import { saveDraft, takePost } from './checkout.repository.ts'
import { type CheckoutRequest, SESSION_COOKIE } from './checkout.request.ts'
import { isSameButTax, summarise } from './checkout.summary.ts'
import { readTyped, withState } from './checkout.typed.ts'
import { addressOf, customerOf, readVisit, stateOf } from './checkout.visit.ts'
import { noticePage } from './confirmation.page.ts'
import { liveTotal } from './liveTotal.ts'
import { placeOrder } from './placeOrder.ts'
import { showCheckout } from './showCheckout.ts'

/**
 * The query parameter that makes the page show the errors or the refusal of the last submitted form. Without the
 * parameter, the page shows only the entered values.
 */
export const MARK = 'again'

/** Answers a submitted form: with an order, with the form and its errors, or with the total for a chosen country or state. */
export async function submitCheckout(
  context: Context & { inventory: Inventory },
  request: CheckoutRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { config, database, inventory, clock } = context
  const pricing = { inventory, clock }
  refuseForeign(request, [config.hostOrigin])
  const here = await readVisit(context, request)
  const { checkout, site, messages } = here
  if (!(await takePost(database, checkout.id, request.cookies[SESSION_COOKIE], new Date(clock.now()))))
    return send(reply, 410, noticePage(placeOf(site), messages, 'used'))
  const { cart, order } = await stateOf(database, checkout)
  // An order exists here after a double click: the first request has placed it, but the browser processes only the
  // second response. The second response must therefore delete the cookies too.
  if (order !== undefined) return forgetCart(request, reply, here).redirect(addressOf(checkout), 303)
  if (cart?.status !== 'open') return reply.redirect(addressOf(checkout), 303)
  const typed = withState(readTyped(request.body))
  // Redirect to a separate result page, because the browser would otherwise offer to submit the form again on Back or
  // reload (RFC 9110, section 15.4.4).
  const again = async (answer: Omit<Draft, 'typed'>) => {
    await saveDraft(database, checkout.id, { typed: { ...typed, csrf: '', seen: '' }, ...answer })
    return reply.redirect(`${addressOf(checkout)}?${MARK}`, 303)
  }

  if (!sameText(typed.csrf, checkout.csrfToken))
    return showCheckout(context, here, cart, reply, { typed, refusal: 'expired' }, 403)
  if (typed.action === 'country' || typed.action === 'state') return again({})
  const countries = countriesOf(site)
  const summary = await summarise(database, pricing, {
    cart,
    customerId: customerOf(here),
    country: typed.country,
    region: typed.region,
  })
  const { rates } = summary
  const form = readForm(typed, {
    countries,
    billingCountries: BILLING_COUNTRIES,
    rateIds: rates.map(({ id }) => id),
  })
  if (typed.action === 'total') {
    const page = { site: siteOf(cart.site), messages, typed, summary, now: clock.now() }
    const live = liveTotal(page, 'errors' in form ? form.errors : {})
    return reply.headers(PAGE_HEADERS).type('application/json').send(live)
  }
  if ('errors' in form) return again({ errors: form.errors })
  const { approved, ...completed } = form.completed
  if (!approved) return again({ refusal: 'declined' })

  const placed = await placeOrder(database, pricing, {
    checkoutId: checkout.id,
    customerId: customerOf(here),
    ...completed,
    seen: typed.seen,
    shop: { origin: config.hostOrigin, support: config.support },
    now: new Date(clock.now()),
  })
  if (placed.kind === 'closed') return reply.redirect(addressOf(checkout), 303)
  if (placed.kind === 'changed') {
    const isTaxed = typed.seen !== summary.digest && isSameButTax(typed.seen, summary)
    return again({ refusal: isTaxed ? 'taxed' : 'changed' })
  }
  return forgetCart(request, reply, here).redirect(addressOf(checkout), 303)
}

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
