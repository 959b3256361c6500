import { hasRegion, needsState } from './addressRegions.ts'
import type { FieldError } from './checkout.form.ts'
import { invoiceCountry, type Typed } from './checkout.typed.ts'
import type { CheckoutMessages } from './messages/index.ts'
import { phoneLike } from './phone.ts'
import { hasOnlyDigits, postalCodeLike, postalCodePattern, toPostalCode } from './postalCode.ts'
import { stateCode, stateName } from './usStates.ts'
import { vatIdLike, vatIdPattern } from './vatId.ts'
import { statesOfZip } from './zipStates.ts'

type FieldContext = { messages: CheckoutMessages; typed: Typed }

const isBilling = (name: string) => name.startsWith('billing_')
const countryOf = (typed: Typed, name: string) => (isBilling(name) ? typed.billing_country : typed.country)

/** The address fields whose label depends on the country. */
type CountryField = 'line1' | 'line2' | 'postal_code' | 'city' | 'region'

/** Returns the label of an address field in a country. */
function labelIn(messages: CheckoutMessages, country: string, field: CountryField): string {
  if (field === 'region') {
    if (!hasRegion(country)) return ''
    const label = messages.regions[country]
    return needsState(country) ? label : messages.optional(label)
  }
  return messages.fieldsIn[country]?.[field] ?? messages.fields[field]
}

/** Returns the label of a field, for the field itself and for the list of errors. */
export function labelOf({ messages, typed }: FieldContext, name: string): string {
  const field = isBilling(name) ? name.slice('billing_'.length) : name
  if (field === 'line1' || field === 'line2' || field === 'postal_code' || field === 'city' || field === 'region')
    return labelIn(messages, countryOf(typed, name), field)
  if (field === 'shipping') return messages.delivery
  if (field === 'vat_id') return messages.optional(messages.vatId(invoiceCountry(typed)))
  if (field === 'payment') return messages.payment
  return new Map(Object.entries(messages.fields)).get(field) ?? field
}

function postalCodeError({ errors }: CheckoutMessages, country: string): string {
  const like = postalCodeLike(country) ?? ''
  return country === 'US' ? errors.postal_codeUs(like) : errors.postal_code(like)
}

export function errorMessage({ messages, typed }: FieldContext, error: FieldError, name: string): string {
  const { errors } = messages
  const country = countryOf(typed, name)
  if (error === 'vat_id') return errors.vat_id(vatIdLike(invoiceCountry(typed)) ?? '')
  if (error === 'phone') return errors.phone(phoneLike(typed.country))
  if (error === 'postal_code') return postalCodeError(messages, country)
  if (error !== 'zip_state') return errors[error]
  const [zip, region] = isBilling(name)
    ? [typed.billing_postal_code, typed.billing_region]
    : [typed.postal_code, typed.region]
  const [found] = statesOfZip(toPostalCode(zip, 'US') ?? '')
  return errors.zip_state(stateName(found), stateName(stateCode(region)))
}

/**
 * Returns what the fields of an address and of the VAT id show in a country. `assets/fields.js` shows it when the shopper
 * chooses another country; an empty label of the region and an empty hint of the VAT id hide their fields.
 */
export const countryTexts = (messages: CheckoutMessages, country: string) => {
  const like = postalCodeLike(country) ?? ''
  const vatId = vatIdLike(country)
  return {
    labels: {
      line1: labelIn(messages, country, 'line1'),
      line2: labelIn(messages, country, 'line2'),
      postal_code: labelIn(messages, country, 'postal_code'),
      city: labelIn(messages, country, 'city'),
      region: labelIn(messages, country, 'region'),
    },
    hint: messages.forExample(like),
    wrongCode: postalCodeError(messages, country),
    wrongPhone: messages.errors.phone(phoneLike(country)),
    format: postalCodePattern(country) ?? '',
    keyboard: hasOnlyDigits(country) ? 'numeric' : 'text',
    needsState: needsState(country),
    vatId: {
      label: messages.optional(messages.vatId(country)),
      hint: vatId === undefined ? '' : messages.forExample(vatId),
      wrong: messages.errors.vat_id(vatId ?? ''),
      format: vatIdPattern(country) ?? '',
    },
  }
}
