import { type Html, html, type Part } from '../pages/html.ts'
import type { Site } from '../sites/sites.data.ts'
import { type FieldError, type FieldErrors, needsState, type TextField, type Typed } from './checkout.form.ts'
import { countryName, formatMoney, layout, placeOf } from './checkout.layout.ts'
import { lineRow } from './checkout.line.ts'
import type { Summary } from './checkout.summary.ts'
import type { CheckoutMessages } from './messages/index.ts'
import { postalCodeLike } from './postalCode.ts'

export type CheckoutPage = {
  site: Site
  messages: CheckoutMessages
  typed: Typed
  errors: FieldErrors
  /** What is wrong with the order as a whole. */
  notices: readonly string[]
  summary: Summary
  countries: readonly string[]
  buyer: { signedIn: boolean; name?: string | undefined }
  csrf: string
}

const AUTOCOMPLETE: Readonly<Record<TextField, string>> = {
  email: 'email',
  first_name: 'given-name',
  last_name: 'family-name',
  line1: 'address-line1',
  line2: 'address-line2',
  postal_code: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
  country: 'country',
}

/**
 * The first button of a form is the one that Enter presses in a field: a hidden twin of the last one comes first, so that Enter orders
 * and does not merely look up another country.
 */
export function checkoutPage(page: CheckoutPage): Html {
  const { site, messages, errors, notices, buyer, csrf, summary } = page
  const wrong = Object.keys(errors).length > 0 || notices.length > 0
  const who = !buyer.signedIn
    ? messages.guest
    : buyer.name === undefined
      ? messages.customerUnnamed
      : messages.customer(buyer.name)
  const text = (name: Exclude<TextField, 'country'>, needed = true) => textField(page, name, needed)
  return layout(
    placeOf(site),
    messages,
    wrong ? `${messages.problemTitle}: ${messages.title}` : messages.title,
    html`
<h1>${messages.title}</h1>
<p class="who">${who}</p>
${wrong && errorSummary(page)}
<form method="post" novalidate class="columns">
${orderSummary(page)}
<div class="details">
<button class="default" name="action" value="place" tabindex="-1" aria-hidden="true">${messages.placeOrder}</button>
<input type="hidden" name="csrf" value="${csrf}">
<input type="hidden" name="seen" value="${summary.digest}">
<fieldset><legend>${messages.contact}</legend>${text('email')}</fieldset>
<fieldset class="grid"><legend>${messages.address}</legend>
${text('first_name')}${text('last_name')}${text('line1')}${text('line2', false)}${text('postal_code')}${text('city')}${text('region', needsState(page.typed))}
${countryField(page)}
</fieldset>
${choices(page, 'shipping', messages.delivery, deliveryChoices(page))}
<div class="test"><h2>${messages.testTitle}</h2><p>${messages.testText}</p>
${choices(page, 'payment', messages.payment, [
  { value: 'approve', label: messages.approve },
  { value: 'decline', label: messages.decline },
])}
</div>
<button class="primary" name="action" value="place">${messages.placeOrder}</button>
</div>
</form>`,
  )
}

function errorSummary(page: CheckoutPage): Html {
  const { messages, errors, notices } = page
  return html`<div class="problem" role="alert"><h2>${messages.problemTitle}</h2><ul>
${notices.map((notice) => html`<li>${notice}</li>`)}
${Object.entries(errors).map(([field, error]) => html`<li><a href="#${field}">${labelOf(page, field)}</a>: ${wordsOf(page, error)}</li>`)}
</ul></div>`
}

/** The same name at the field and in the list of what is wrong. */
function labelOf({ messages, typed }: CheckoutPage, field: string): string {
  if (field === 'region' && needsState(typed)) return messages.fields.regionUs
  if (field === 'shipping') return messages.delivery
  if (field === 'payment') return messages.payment
  return new Map(Object.entries(messages.fields)).get(field) ?? field
}

function wordsOf({ messages, typed }: CheckoutPage, error: FieldError): string {
  if (error !== 'postal_code') return messages.errors[error]
  return messages.errors.postal_code(postalCodeLike(typed.country) ?? '')
}

function textField(page: CheckoutPage, name: Exclude<TextField, 'country'>, needed: boolean): Html {
  const { typed, errors } = page
  const error = errors[name]
  const label = labelOf(page, name)
  return html`<p class="field ${name}"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${name === 'email' ? 'email' : 'text'}" value="${typed[name]}" autocomplete="${AUTOCOMPLETE[name]}" maxlength="${name === 'email' ? 254 : 120}"${needed && html` required`}${invalid(name, error)}>
${error !== undefined && html`<span class="error" id="${name}-error">${wordsOf(page, error)}</span>`}</p>`
}

function countryField(page: CheckoutPage): Html {
  const { site, messages, typed, errors, countries } = page
  const error = errors.country
  return html`<p class="field country"><label for="country">${messages.fields.country}</label>
<span class="list"><select id="country" name="country" autocomplete="country"${invalid('country', error)}>
${countries.map((code) => html`<option value="${code}"${code === typed.country && html` selected`}>${countryName(site, code)}</option>`)}
</select></span>
${countries.length > 1 && html`<button class="quiet" name="action" value="country">${messages.updateCountry}</button>`}
${error !== undefined && html`<span class="error" id="country-error">${wordsOf(page, error)}</span>`}</p>`
}

type Choice = { value: string; label: string; price?: string }

function deliveryChoices({ site, messages, summary }: CheckoutPage): Choice[] {
  return summary.rates.map(({ id, kind, costMinor }) => ({
    value: String(id),
    label: messages[kind],
    price: costMinor === 0 ? messages.free : formatMoney(site, costMinor),
  }))
}

function choices(page: CheckoutPage, name: 'shipping' | 'payment', legend: string, all: readonly Choice[]): Html {
  const { typed, errors } = page
  const error = errors[name]
  return html`<fieldset id="${name}"${invalid(name, error)}><legend>${legend}</legend>
${all.map(
  ({ value, label, price }) =>
    html`<label class="choice"><input type="radio" name="${name}" value="${value}"${typed[name] === value && html` checked`}> <span>${label}</span>${price !== undefined && html` <span class="price">${price}</span>`}</label>`,
)}
${error !== undefined && html`<span class="error" id="${name}-error">${wordsOf(page, error)}</span>`}</fieldset>`
}

function invalid(name: string, error: string | undefined): Part {
  return error !== undefined && html` aria-invalid="true" aria-describedby="${name}-error"`
}

function orderSummary(page: CheckoutPage): Html {
  const { site, messages, summary } = page
  return html`<aside aria-labelledby="summary"><h2 id="summary">${messages.summary}</h2>
<ul class="lines">${summary.lines.map(({ variant, ...line }) =>
    lineRow(site, messages, {
      ...line,
      ...variant,
      priceMinor: line.priceMinor,
      options: [variant.colour, variant.size],
    }),
  )}</ul>
${summary.leftOut.length > 0 && html`<p class="note">${messages.leftOut(summary.leftOut.map(({ name }) => name).join(', '))}</p>`}
${summary.rates.map((rate) => totals(page, rate))}
<p class="note">${site.taxIncluded ? messages.taxIncluded : messages.taxAdded}</p></aside>`
}

/** One block of totals for each way of delivery; the style sheet shows that of the chosen one, without a script. */
function totals({ site, messages, summary }: CheckoutPage, rate: Summary['rates'][number]): Html {
  return html`<dl class="totals rate-${rate.id}">
${summary.discountMinor > 0 && html`<div><dt>${messages.professionalDiscount}</dt><dd>${formatMoney(site, -summary.discountMinor)}</dd></div>`}
<div><dt>${messages.subtotal}</dt><dd>${formatMoney(site, summary.subtotalMinor)}</dd></div>
<div><dt>${messages.shipping} (${messages[rate.kind]})</dt><dd>${rate.costMinor === 0 ? messages.free : formatMoney(site, rate.costMinor)}</dd></div>
<div class="total"><dt>${messages.total}</dt><dd>${formatMoney(site, summary.subtotalMinor + rate.costMinor)}</dd></div>
</dl>`
}
