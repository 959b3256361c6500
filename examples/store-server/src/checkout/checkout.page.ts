import { type Html, html } from '../pages/html.ts'
import {
  addressFieldset,
  billingFields,
  contactFields,
  deliveryField,
  deliveryNote,
  giftNoteField,
  paymentField,
} from './checkout.fields.ts'
import { formatMoney, layout, placeOf, SCRIPT_PATH } from './checkout.layout.ts'
import { overview, totalsWith } from './checkout.overview.ts'
import { problemOf, problemPanel } from './checkout.problem.ts'
import { dueMinor, isNothingDue, type Summary } from './checkout.summary.ts'
import { dueLabel } from './checkout.totals.ts'
import type { CheckoutPage } from './checkoutPage.types.ts'
import { companyFields } from './companyFields.ts'
import { countryTexts } from './fieldMessages.ts'
import { legalLinks } from './legalLinks.ts'
import type { CheckoutMessages } from './messages/index.ts'

/**
 * Renders the checkout form. Enter presses the first button of a form, so a hidden copy of the order button comes
 * before the button that updates the country.
 */
export function checkoutPage(page: CheckoutPage): Html {
  const { address, site, messages, buyer, csrf, summary } = page
  const problem = problemOf(page)
  const order = page.payment === 'real' ? messages.placePaidOrder : messages.placeOrder
  const who = !buyer.signedIn
    ? messages.guest
    : buyer.name === undefined
      ? messages.customerUnnamed
      : messages.customer(buyer.name)
  return layout(
    placeOf(site),
    messages,
    problem === undefined ? messages.title : `${problem.title} – ${messages.title}`,
    html`
<h1>${messages.title}</h1>
<p class="who">${who}</p>
${problemPanel(problem)}
${page.express}
<form method="post" action="${address}" novalidate class="columns" data-cart="${page.cartDigest}" data-required="${messages.errors.required}" data-countries="${countriesOf(page)}">
${overview(page)}
<div class="details">
<button class="default" name="action" value="place" tabindex="-1" aria-hidden="true">${order}</button>
<input type="hidden" name="csrf" value="${csrf}">
<input type="hidden" name="seen" value="${summary.digest}">
<fieldset class="grid"><legend>${messages.contact}</legend>${contactFields(page)}</fieldset>
${addressFieldset(page, 'shipping')}
${billingFields(page)}
${companyFields(page)}
${deliveryField(page)}
${giftNoteField(page)}
<div class="test">${page.payment === 'real' ? html`<h2>${messages.payment}</h2>` : html`<h2>${messages.testTitle}</h2><p>${messages.testText}${!isNothingDue(summary) && ` ${messages.testChoice}`}</p>`}
${paymentField(page)}
</div>
${summary.rates.map((rate) => beside(page, rate))}
${legalLinks(site)}
<button class="primary" name="action" value="place">${order}</button>
${waiting(messages)}
<p class="announced" aria-live="polite"></p>
</div>
</form>`,
    SCRIPT_PATH,
  )
}

/** Returns what the address fields show in each country, as JSON for `assets/fields.js`. */
const countriesOf = ({ messages, countries, billingCountries }: CheckoutPage): string => {
  const all = new Set([...countries, ...billingCountries])
  return JSON.stringify(Object.fromEntries([...all].map((country) => [country, countryTexts(messages, country)])))
}

/** Repeats the total and the delivery dates beside the order button of a phone, where the summary is out of view. */
function beside(page: CheckoutPage, rate: Summary['rates'][number]): Html {
  const { site, messages, summary } = page
  const label = dueLabel(site, messages, totalsWith(site, messages, summary, rate))
  return html`<p class="beside rate-${rate.id}" data-rate="${rate.id}"><span>${label}</span> <strong data-live="due">${formatMoney(site, dueMinor(summary, rate))}</strong><span class="by" data-live="dates">${deliveryNote(page, rate.kind)}</span></p>`
}

/**
 * The live region for the messages of `assets/send.js`. The script makes the region visible before it adds a text,
 * because screen readers announce only later changes.
 */
const waiting = ({ sending, offline, unanswered, cancel }: CheckoutMessages): Html =>
  html`<div class="waiting" hidden data-sending="${sending}" data-offline="${offline}" data-unanswered="${unanswered}">
<p role="status"></p><button type="button" class="secondary" hidden>${cancel}</button></div>`
