import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { CartRow } from '../carts/carts.schema.ts'
import { countryOf } from '../carts/carts.shipping.ts'
import type { Inventory } from '../inventory/inventory.types.ts'
import { countriesOf } from '../shipping/shipping.rates.ts'
import { siteOf } from '../sites/sites.ts'
import type { Context } from '../vertical.ts'
import { BILLING_COUNTRIES } from './checkout.countries.ts'
import type { Draft } from './checkout.form.ts'
import { placeOf } from './checkout.layout.ts'
import { checkoutPage } from './checkout.page.ts'
import { send } from './checkout.reply.ts'
import { type Summary, summarise } from './checkout.summary.ts'
import { addressOf, customerOf, type Visit } from './checkout.visit.ts'
import { soldOutPage } from './confirmation.page.ts'
import { type CheckoutMessages, checkoutMessages } from './messages/index.ts'

/** Sends the form with the entered values, the errors and the current amounts. */
export async function showCheckout(
  context: Context & { inventory: Inventory },
  visit: Visit,
  cart: CartRow,
  reply: FastifyReply,
  shown: Draft,
  status = 200,
): Promise<FastifyReply> {
  const { config, database, inventory, clock } = context
  const { checkout, buyer } = visit
  // Another tab may have moved the cart to another site. The amounts come from the cart, so take the site from the
  // cart too; the currency then matches the amounts.
  const site = siteOf(cart.site)
  const messages = checkoutMessages[site.contentLanguage]
  const countries = countriesOf(site)
  const country = countries.includes(shown.typed.country) ? shown.typed.country : countryOf(cart)
  const summary = await summarise(
    database,
    { inventory, clock },
    {
      cart,
      customerId: customerOf(visit),
      country,
      region: shown.typed.region,
    },
  )
  if (summary.lines.length === 0) return send(reply, 409, soldOutPage(placeOf(site), messages, summary.leftOut))
  const billing_country = BILLING_COUNTRIES.includes(shown.typed.billing_country)
    ? shown.typed.billing_country
    : country
  const typed = { ...shown.typed, country, billing_country, shipping: chosenRate(summary, shown.typed.shipping) }
  const page = checkoutPage({
    address: addressOf(checkout),
    cartDigest: createHash('sha256').update(cart.id).digest('base64url'),
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

function chosenRate(summary: Summary, typed: string): string {
  const chosen =
    summary.rates.find(({ id }) => String(id) === typed) ??
    summary.rates.toSorted((a, b) => a.costMinor - b.costMinor)[0]
  return chosen === undefined ? '' : String(chosen.id)
}

const blockers = (messages: CheckoutMessages, summary: Summary): string[] => [
  ...summary.short.map(({ name, max }) => messages.errors.short(name, max)),
  ...unshippableMessages(messages, summary),
]

/** Returns the message about the items that cannot be shipped to the country, if there are any. */
export const unshippableMessages = ({ errors }: CheckoutMessages, { unshippable }: Summary): string[] =>
  unshippable.length === 0 ? [] : [errors.unshippable(unshippable.map(({ name }) => name).join(', '))]
