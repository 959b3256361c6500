import { ALERT_ICON } from '../pages/alertIcon.ts'
import { type Html, html, type Part } from '../pages/html.ts'
import type { FieldError, FieldErrors, TextField, Typed } from './checkout.form.ts'
import { formatMoney, namesOf } from './checkout.layout.ts'
import { dueMinor } from './checkout.summary.ts'
import type { CheckoutPage } from './checkoutPage.types.ts'
import { deliveryName } from './deliveryName.ts'
import type { CheckoutMessages } from './messages/index.ts'
import { postalCodeLike } from './postalCode.ts'
import { stateCode, US_STATES } from './usStates.ts'

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

type FieldContext = { messages: CheckoutMessages; typed: Typed }

/** Returns the label of a field, for the field itself and for the list of errors. */
export function labelOf({ messages, typed }: FieldContext, field: string): string {
  const american = { region: 'regionUs', postal_code: 'postal_codeUs', city: 'cityUs' } as const
  if (typed.country === 'US' && isKeyOf(american, field)) return messages.fields[american[field]]
  if (field === 'shipping') return messages.delivery
  if (field === 'payment') return messages.payment
  return new Map(Object.entries(messages.fields)).get(field) ?? field
}

const isKeyOf = <Of extends object>(of: Of, key: PropertyKey): key is keyof Of => Object.hasOwn(of, key)

export function errorMessage({ messages, typed }: FieldContext, error: FieldError): string {
  if (error !== 'postal_code') return messages.errors[error]
  return messages.errors.postal_code(postalCodeLike(typed.country) ?? '')
}

export function textField(page: CheckoutPage, name: Exclude<TextField, 'country'>): Html {
  const { typed, errors } = page
  const needed = name !== 'line2' && name !== 'region'
  return html`<div class="field ${name}"><label for="${name}">${labelOf(page, name)}</label>
<input id="${name}" name="${name}" type="${name === 'email' ? 'email' : 'text'}" value="${typed[name]}" autocomplete="${AUTOCOMPLETE[name]}" maxlength="${name === 'email' ? 254 : 120}"${needed && html` required`}${invalid(errors, name)}>
${wrong(page, name)}</div>`
}

/**
 * Renders the US state as a select instead of a text field, because an order needs the state code and not every shopper
 * knows it.
 */
export function stateField(page: CheckoutPage): Html {
  const { messages, typed, errors } = page
  const chosen = stateCode(typed.region)
  return html`<div class="field region"><label for="region">${labelOf(page, 'region')}</label>
<span class="list"><select id="region" name="region" autocomplete="${AUTOCOMPLETE.region}" required${invalid(errors, 'region')}>
<option value="">${messages.errors.choice}</option>
${US_STATES.map(([code, name]) => html`<option value="${code}"${code === chosen && html` selected`}>${name}</option>`)}
</select></span>
${wrong(page, 'region')}</div>`
}

/**
 * Renders the country select. It takes the focus after the shopper has requested the shipping options of another
 * country.
 */
export function countryField(page: CheckoutPage): Html {
  const { site, messages, typed, errors, countries } = page
  return html`<div class="field country"><label for="country">${messages.fields.country}</label>
<span class="list"><select id="country" name="country" autocomplete="country"${typed.action === 'country' && html` autofocus`}${invalid(errors, 'country')}>
${namesOf(site, countries).map(([code, name]) => html`<option value="${code}"${code === typed.country && html` selected`}>${name}</option>`)}
</select></span>
${countries.length > 1 && html`<button class="quiet" name="action" value="country">${messages.updateCountry}</button>`}
${wrong(page, 'country')}</div>`
}

type Choice = { value: string; label: string; price?: string }

export function deliveryField(page: CheckoutPage): Html {
  const { site, messages, summary } = page
  const rates = summary.rates.map(({ id, costMinor, ...rate }) => ({
    value: String(id),
    label: deliveryName(messages, rate),
    price: costMinor === 0 ? messages.free : formatMoney(site, costMinor),
  }))
  return choices(page, 'shipping', rates)
}

/** Renders the payment. Where gift cards pay for the whole order with every shipping method, there is nothing to choose. */
export function paymentField(page: CheckoutPage): Html {
  const { messages, summary } = page
  if (summary.rates.every((rate) => dueMinor(summary, rate) === 0))
    return html`<p>${messages.nothingDue}</p><input type="hidden" name="payment" value="approve">`
  return choices(page, 'payment', [
    { value: 'approve', label: messages.approve },
    { value: 'decline', label: messages.decline },
  ])
}

/**
 * Renders a group of radio buttons. The first button has the field name as its id, because the list of errors links to
 * that id and a fieldset cannot take the focus.
 */
function choices(page: CheckoutPage, name: 'shipping' | 'payment', all: readonly Choice[]): Html {
  const { typed, errors } = page
  return html`<fieldset role="radiogroup"${invalid(errors, name)}><legend>${labelOf(page, name)}</legend>
${all.map(
  ({ value, label, price }, index) =>
    html`<label class="choice"><input type="radio"${index === 0 && html` id="${name}"`} name="${name}" value="${value}"${typed[name] === value && html` checked`}> <span>${label}</span>${price !== undefined && html` <span class="price">${price}</span>`}</label>`,
)}
${wrong(page, name)}</fieldset>`
}

function invalid(errors: FieldErrors, name: keyof FieldErrors): Part {
  return errors[name] !== undefined && html` aria-invalid="true" aria-describedby="${name}-error"`
}

function wrong(page: CheckoutPage, name: keyof FieldErrors): Part {
  const error = page.errors[name]
  return (
    error !== undefined &&
    html`<p class="error" id="${name}-error">${ALERT_ICON}<span>${errorMessage(page, error)}</span></p>`
  )
}
