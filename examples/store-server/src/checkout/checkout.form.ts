import { z } from 'zod'
import { isEmail } from '../contract/validation.ts'
import { hasRegion, placeFields } from './addressLines.ts'
import {
  ADDRESS_FIELDS,
  type AddressField,
  billingField,
  invoiceCountry,
  type TextField,
  type Typed,
} from './checkout.typed.ts'
import { isPostalCode, toPostalCode } from './postalCode.ts'
import { stateCode } from './usStates.ts'
import { toVatId } from './vatId.ts'

/** Why a complete form did not lead to an order. */
export type Refusal = 'declined' | 'changed' | 'taxed' | 'expired'

/** A form that did not lead to an order. It is stored so that its result page survives Back and reload. */
export type Draft = { typed: Typed; errors?: FieldErrors; refusal?: Refusal }

/** Keys of `messages.errors` that a field can have. */
export type FieldError = 'required' | 'email' | 'phone' | 'postal_code' | 'vat_id' | 'too_long' | 'choice'

export type FieldErrors = Partial<Record<TextField | 'shipping' | 'payment', FieldError>>

type Address = {
  first_name: string
  last_name: string
  line1: string
  line2?: string
  city: string
  region?: string
  postal_code: string
  country: string
}

export type Completed = {
  email: string
  address: Address
  /** Null when it equals the delivery address. */
  billingAddress: Address | null
  /** The company that gets the invoice. */
  company: string | null
  vatId: string | null
  phone: string | null
  giftNote: string | null
  rateId: number
  approved: boolean
}

/** Returns the fields of an address in the order of its country. */
export const addressFields = (country: string): readonly AddressField[] => [
  'first_name',
  'last_name',
  'line1',
  'line2',
  ...placeFields(country),
  'country',
]

/** Returns all fields in the order of the page. */
export const fieldsOf = (
  typed: Pick<Typed, 'country' | 'billing_country'>,
): readonly (TextField | 'shipping' | 'payment')[] => [
  'email',
  'phone',
  ...addressFields(typed.country),
  ...addressFields(typed.billing_country).map(billingField),
  'company',
  'vat_id',
  'shipping',
  'gift_note',
  'payment',
]

const LONGEST = 120
/** Maximum length of an e-mail address (RFC 5321), and of an account's user name. */
const LONGEST_EMAIL = 254

const optional = z.string().trim().max(LONGEST, 'too_long')
const required = optional.min(1, 'required')
const email = z.string().trim().min(1, 'required').max(LONGEST_EMAIL, 'too_long').refine(isEmail, 'email')

/** The longest message that fits on the gift card. */
export const LONGEST_GIFT_NOTE = 300
/** At least five digits, with the usual separators. */
const PHONE = /^(?=(?:\D*\d){5})\+?[\d ()./-]{5,30}$/

const addressFor = (countries: readonly string[]) =>
  z.object({
    first_name: required,
    last_name: required,
    line1: required,
    line2: optional,
    postal_code: required.transform(toPostalCode),
    city: required,
    region: optional,
    country: z.string().refine((country) => countries.includes(country), 'choice'),
  })

const formFor = (rateIds: readonly number[], country: string) =>
  z.object({
    email,
    company: optional,
    vat_id: optional.refine((id) => id === '' || toVatId(id, country) !== null, 'vat_id'),
    phone: optional.refine((phone) => phone === '' || PHONE.test(phone), 'phone'),
    gift_note: z.string().trim().max(LONGEST_GIFT_NOTE, 'too_long'),
    shipping: z.string().refine((id) => rateIds.includes(Number(id)), 'choice'),
    payment: z.enum(['approve', 'decline'], 'choice'),
  })

const KNOWN: readonly string[] = ['required', 'email', 'phone', 'postal_code', 'vat_id', 'too_long', 'choice']
const isFieldError = (message: string): message is FieldError => KNOWN.includes(message)

/** Returns the first error of each field of a list. */
function errorsOf<Field extends string>(
  fields: readonly Field[],
  issues: readonly z.core.$ZodIssue[] = [],
): Partial<Record<Field, FieldError>> {
  const errors: Partial<Record<Field, FieldError>> = {}
  for (const { path, message } of issues) {
    const field = fields.find((name) => name === path[0])
    if (field !== undefined) errors[field] ??= isFieldError(message) ? message : 'required'
  }
  return errors
}

/** True when the address needs a state, which is the case in the United States. */
export const needsState = ({ country }: { country: string }): boolean => country === 'US'

/** Validates an address. Returns the first error of each field, or the address as the order stores it. */
function readAddress(
  typed: Readonly<Record<AddressField, string>>,
  countries: readonly string[],
): { address: Address } | { errors: Partial<Record<AddressField, FieldError>> } {
  // A region may remain from a country that was chosen before.
  const result = addressFor(countries).safeParse({ ...typed, ...(!hasRegion(typed.country) && { region: '' }) })
  const errors = errorsOf(ADDRESS_FIELDS, result.error?.issues)
  if (needsState(typed) && stateCode(typed.region) === null)
    errors.region = typed.region.trim() === '' ? 'required' : 'choice'
  if (countries.includes(typed.country) && !isPostalCode(toPostalCode(typed.postal_code), typed.country))
    errors.postal_code ??= 'postal_code'
  if (!result.success || Object.keys(errors).length > 0) return { errors }
  const { line2, region: typedRegion, ...address } = result.data
  const region = needsState(typed) ? stateCode(typedRegion) : typedRegion
  return { address: { ...address, ...(line2 === '' ? {} : { line2 }), ...(region && { region }) } }
}

/** Returns the billing address as typed, with the names of the contract. */
const billingOf = (typed: Typed): Record<AddressField, string> => ({
  first_name: typed.billing_first_name,
  last_name: typed.billing_last_name,
  line1: typed.billing_line1,
  line2: typed.billing_line2,
  postal_code: typed.billing_postal_code,
  city: typed.billing_city,
  region: typed.billing_region,
  country: typed.billing_country,
})

/**
 * Validates all fields. Returns the first error of each field, or the completed purchase.
 * @param billingCountries where an invoice may go, although no parcel may
 */
export function readForm(
  typed: Typed,
  {
    countries,
    billingCountries,
    rateIds,
  }: Record<'countries' | 'billingCountries', readonly string[]> & { rateIds: readonly number[] },
): { completed: Completed } | { errors: FieldErrors } {
  const country = invoiceCountry(typed)
  const result = formFor(rateIds, country).safeParse(typed)
  const fields = ['email', 'phone', 'company', 'vat_id', 'gift_note', 'shipping', 'payment'] as const
  const errors: FieldErrors = errorsOf(fields, result.error?.issues)
  const delivery = readAddress(typed, countries)
  const billing = typed.billing_other === 'on' ? readAddress(billingOf(typed), billingCountries) : { address: null }
  if ('errors' in delivery) Object.assign(errors, delivery.errors)
  if ('errors' in billing) {
    for (const field of ADDRESS_FIELDS) {
      const error = billing.errors[field]
      if (error !== undefined) errors[billingField(field)] = error
    }
  }
  if (!result.success || 'errors' in delivery || 'errors' in billing) return { errors }
  const { email, phone, company, vat_id, gift_note: giftNote, shipping, payment } = result.data
  return {
    completed: {
      email,
      company: company || null,
      vatId: toVatId(vat_id, country) || null,
      phone: phone || null,
      giftNote: giftNote || null,
      address: delivery.address,
      billingAddress: billing.address,
      rateId: Number(shipping),
      approved: payment === 'approve',
    },
  }
}
