import { EMAIL_PATTERN } from '../contract/validation.ts'
import { type DeliveryKind, deliveryDates } from '../delivery/deliveryDates.ts'
import { ALERT_ICON } from '../pages/alertIcon.ts'
import { type Html, html, type Part } from '../pages/html.ts'
import { addressFields } from './addressLines.ts'
import { hasRegion, needsState } from './addressRegions.ts'
import { type FieldErrors, LONGEST_GIFT_NOTE } from './checkout.form.ts'
import { formatDates, namesOf } from './checkout.layout.ts'
import { totalsWith } from './checkout.overview.ts'
import { isNothingDue } from './checkout.summary.ts'
import { liveTexts } from './checkout.totals.ts'
import { type AddressField, billingField, type TextField, type Typed } from './checkout.typed.ts'
import type { CheckoutPage } from './checkoutPage.types.ts'
import { countryTexts, errorMessage, labelOf } from './fieldMessages.ts'
import { giftHintIn } from './giftHint.ts'
import { PHONE_PATTERN } from './phone.ts'
import { stateCode, US_STATES } from './usStates.ts'

const TOKENS: Readonly<Record<AddressField, string>> = {
  first_name: 'given-name',
  last_name: 'family-name',
  line1: 'address-line1',
  line2: 'address-line2',
  postal_code: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
  country: 'country',
}

/** Whose address a field belongs to. The browser fills in both addresses separately. */
type Section = 'shipping' | 'billing'

const nameOf = (section: Section, field: AddressField): TextField =>
  section === 'billing' ? billingField(field) : field

const countryIn = (section: Section, typed: Typed): string =>
  section === 'billing' ? typed.billing_country : typed.country

export function contactFields(page: CheckoutPage): Html {
  const { typed, errors, messages } = page
  return html`<div class="field email"><label for="email">${labelOf(page, 'email')}</label>
<input id="email" name="email" type="email" value="${typed.email}" autocomplete="email" maxlength="254" data-format="${EMAIL_PATTERN}" data-wrong="${messages.errors.email}" required${described(errors, 'email')}>
${wrong(page, 'email')}</div>
<div class="field phone"><label for="phone">${labelOf(page, 'phone')}</label>
<input id="phone" name="phone" type="tel" value="${typed.phone}" autocomplete="tel" maxlength="30" data-format="${PHONE_PATTERN}" data-wrong="${countryTexts(messages, typed.country).wrongPhone}"${described(errors, 'phone', 'phone-hint')}>
<p class="hint" id="phone-hint">${messages.phoneHint}</p>
${wrong(page, 'phone')}</div>`
}

/** Renders the fields of an address in the order of its country. */
export function addressFieldset(page: CheckoutPage, section: Section): Html {
  const { messages, typed } = page
  const country = countryIn(section, typed)
  const fields = addressFields(country).map((field) => {
    if (field === 'country') return section === 'billing' ? billingCountryField(page) : countryField(page)
    return field === 'region' && section === 'shipping' && needsState(country)
      ? stateField(page)
      : addressField(page, section, field)
  })
  return html`<fieldset class="grid"><legend>${section === 'billing' ? messages.billingAddress : messages.address}</legend>
${fields}</fieldset>`
}

/**
 * Renders the checkbox for another billing address. Its fields are on the page once it is checked; until then
 * `assets/send.js` takes them from the template, and without the script the next page has them. The sentence that no
 * invoice follows is about the fields of a company too, which come next.
 */
export function billingFields(page: CheckoutPage): Html {
  const { messages, typed } = page
  const isOther = typed.billing_other === 'on'
  const fields = addressFieldset(page, 'billing')
  return html`<label class="choice other"><input type="checkbox" name="billing_other" value="on"${isOther && html` checked`}> <span>${messages.billingOther}</span></label>
${page.payment !== 'real' && html`<p class="hint">${messages.invoiceNote}</p>`}
<div class="billing">${isOther ? fields : html`<template>${fields}</template>`}</div>`
}

function addressField(page: CheckoutPage, section: Section, field: Exclude<AddressField, 'country'>): Html {
  const { messages, typed, errors } = page
  const name = nameOf(section, field)
  const country = countryIn(section, typed)
  const needed = field !== 'line2' && (field !== 'region' || needsState(country))
  const code = field === 'postal_code' ? countryTexts(messages, country) : undefined
  return html`<div class="field ${field}"${field === 'region' && !hasRegion(country) && html` hidden`}><label for="${name}">${labelOf(page, name)}</label>
<input id="${name}" name="${name}" type="text" value="${typed[name]}" autocomplete="${section} ${TOKENS[field]}" maxlength="120"${code !== undefined && html` inputmode="${code.keyboard}" data-format="${code.format}" data-wrong="${code.wrongCode}"`}${needed && html` required`}${described(errors, name, code === undefined ? undefined : `${name}-hint`)}>
${code !== undefined && html`<p class="hint" id="${name}-hint">${code.hint}</p>`}
${wrong(page, name)}</div>`
}

/**
 * Renders the US state as a select instead of a text field, because an order needs the state code and not every shopper
 * knows it. The total depends on the state, so a button shows the new total without a script.
 */
function stateField(page: CheckoutPage): Html {
  const { messages, typed, errors } = page
  const chosen = stateCode(typed.region)
  return html`<div class="field region"><label for="region">${labelOf(page, 'region')}</label>
<span class="list"><select id="region" name="region" autocomplete="shipping ${TOKENS.region}"${typed.action === 'state' && html` autofocus`} required${described(errors, 'region')}>
<option value="">${messages.errors.choice}</option>
${US_STATES.map(([code, name]) => html`<option value="${code}"${code === chosen && html` selected`}>${name}</option>`)}
</select></span>
<button class="quiet" name="action" value="state">${messages.updateTotal}</button>
${wrong(page, 'region')}</div>`
}

function billingCountryField(page: CheckoutPage): Html {
  const { site, messages, typed, errors, billingCountries } = page
  return html`<div class="field country"><label for="billing_country">${messages.fields.country}</label>
<span class="list"><select id="billing_country" name="billing_country" autocomplete="billing country"${described(errors, 'billing_country')}>
${namesOf(site, billingCountries).map(([code, name]) => html`<option value="${code}"${code === typed.billing_country && html` selected`}>${name}</option>`)}
</select></span>
${wrong(page, 'billing_country')}</div>`
}

/**
 * Renders the country select. It takes the focus after the shopper has requested the shipping options of another
 * country.
 */
function countryField(page: CheckoutPage): Html {
  const { site, messages, typed, errors, countries } = page
  return html`<div class="field country"><label for="country">${messages.fields.country}</label>
<span class="list"><select id="country" name="country" autocomplete="shipping country"${typed.action === 'country' && html` autofocus`}${described(errors, 'country')}>
${namesOf(site, countries).map(([code, name]) => html`<option value="${code}"${code === typed.country && html` selected`}>${name}</option>`)}
</select></span>
${countries.length > 1 && html`<button class="quiet" name="action" value="country">${messages.updateCountry}</button>`}
${wrong(page, 'country')}</div>`
}

type Choice = { value: string; label: Part; rate?: number }

/** Returns the sentence with the delivery dates of an order that is placed now. */
export function deliveryNote(
  { site, messages, typed, now }: Pick<CheckoutPage, 'site' | 'messages' | 'typed' | 'now'>,
  kind: DeliveryKind,
): string {
  const dates = deliveryDates(typed.country, kind, now)
  return dates === null ? '' : messages.arrives(formatDates(site, dates))
}

export function deliveryField(page: CheckoutPage): Html {
  const { site, messages, summary } = page
  const rates = summary.rates.map((rate) => {
    const { delivery, shipping } = liveTexts(site, messages, totalsWith(site, messages, summary, rate))
    return {
      value: String(rate.id),
      label: html`<span><span data-live="delivery">${delivery}</span><span class="by" data-live="dates">${deliveryNote(page, rate.kind)}</span></span> <span class="price" data-live="shipping">${shipping}</span>`,
      rate: rate.id,
    }
  })
  return choices(page, 'shipping', rates)
}

/** Renders the payment, without a choice where nothing is due. */
export function paymentField(page: CheckoutPage): Html {
  const { messages, summary } = page
  if (isNothingDue(summary))
    return html`<p data-rate="all" data-live="nothingDue">${messages.nothingDue}</p><input type="hidden" name="payment" value="approve">`
  return choices(page, 'payment', [
    { value: 'approve', label: html`<span>${messages.approve}</span>` },
    { value: 'decline', label: html`<span>${messages.decline}</span>` },
  ])
}

/**
 * Renders a group of radio buttons. The first button has the field name as its id, because the list of errors links to
 * that id and a fieldset cannot take the focus.
 */
function choices(page: CheckoutPage, name: 'shipping' | 'payment', all: readonly Choice[]): Html {
  const { typed, errors } = page
  return html`<fieldset role="radiogroup"${described(errors, name)}><legend>${labelOf(page, name)}</legend>
${all.map(
  ({ value, label, rate }, index) =>
    html`<label class="choice"${rate !== undefined && html` data-rate="${rate}"`}><input type="radio"${index === 0 && html` id="${name}"`} name="${name}" value="${value}"${typed[name] === value && html` checked`}> ${label}</label>`,
)}
${wrong(page, name)}</fieldset>`
}

/** Renders the message for the gift card in the parcel. */
export function giftNoteField(page: CheckoutPage): Html {
  const { messages, typed, errors } = page
  return html`<fieldset><legend>${messages.gift}</legend><div class="field"><label for="gift_note">${labelOf(page, 'gift_note')}</label>
<textarea id="gift_note" name="gift_note" rows="3" maxlength="${LONGEST_GIFT_NOTE}"${described(errors, 'gift_note', 'gift_note-hint')}>${typed.gift_note}</textarea>
<p class="hint" id="gift_note-hint" data-rate="all" data-live="giftHint">${giftHintIn(messages, typed.country)}</p>
${wrong(page, 'gift_note')}</div></fieldset>`
}

/** Marks a field with an error as invalid, and connects it with its hint and its error. */
export function described(errors: FieldErrors, name: keyof FieldErrors, hint?: string): Part {
  const isWrong = errors[name] !== undefined
  const ids = [...(hint === undefined ? [] : [hint]), ...(isWrong ? [`${name}-error`] : [])].join(' ')
  return html`${isWrong && html` aria-invalid="true"`}${ids !== '' && html` aria-describedby="${ids}"`}`
}

export function wrong(page: CheckoutPage, name: keyof FieldErrors): Part {
  const error = page.errors[name]
  return (
    error !== undefined &&
    html`<p class="error" id="${name}-error">${ALERT_ICON}<span>${errorMessage(page, error, name)}</span></p>`
  )
}
