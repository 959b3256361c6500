import { z } from 'zod'
import { isEmail } from '../contract/validation.ts'
import { addressFields } from './addressLines.ts'
import { hasRegion, needsState } from './addressRegions.ts'
import {
  ADDRESS_FIELDS,
  type AddressField,
  billingField,
  invoiceCountry,
  type TextField,
  type Typed,
} from './checkout.typed.ts'
import { isPhone } from './phone.ts'
import { toPostalCode } from './postalCode.ts'
import { stateCode } from './usStates.ts'
import { toVatId } from './vatId.ts'
import { statesOfZip } from './zipStates.ts'

/** Why a complete form did not lead to an order. */
export type Refusal = 'declined' | 'changed' | 'taxed' | 'expired'

/** A form that did not lead to an order. It is stored so that its result page survives Back and reload. */
export type Draft = { typed: Typed; errors?: FieldErrors; refusal?: Refusal }

/** Keys of `messages.errors` that a field can have. */
const FIELD_ERRORS = ['required', 'email', 'phone', 'postal_code', 'zip_state', 'vat_id', 'too_long', 'choice'] as const
export type FieldError = (typeof FIELD_ERRORS)[number]

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

/** The longest text of a field, such as a first name. */
export const LONGEST = 120
/** Maximum length of an e-mail address (RFC 5321), and of an account's user name. */
const LONGEST_EMAIL = 254

const optional = z.string().trim().max(LONGEST, 'too_long')
const required = optional.min(1, 'required')
const email = z.string().trim().min(1, 'required').max(LONGEST_EMAIL, 'too_long').refine(isEmail, 'email')

/** The longest message that fits on the gift card. */
export const LONGEST_GIFT_NOTE = 300

const addressFor = (countries: readonly string[]) =>
  z.object({
    first_name: required,
    last_name: required,
    line1: required,
    line2: optional,
    postal_code: required,
    city: required,
    region: optional,
    country: z.string().refine((country) => countries.includes(country), 'choice'),
  })

const formFor = (rateIds: readonly number[], country: string) =>
  z.object({
    email,
    company: optional,
    vat_id: optional.refine((id) => id === '' || toVatId(id, country) !== null, 'vat_id'),
    phone: optional.refine((phone) => phone === '' || isPhone(phone), 'phone'),
    gift_note: z.string().trim().max(LONGEST_GIFT_NOTE, 'too_long'),
    shipping: z.string().refine((id) => rateIds.includes(Number(id)), 'choice'),
    payment: z.enum(['approve', 'decline'], 'choice'),
  })

const isFieldError = (message: string): message is FieldError => FIELD_ERRORS.some((error) => error === message)

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

/** Validates an address. Returns the first error of each field, or the address as the order stores it. */
function readAddress(
  typed: Readonly<Record<AddressField, string>>,
  countries: readonly string[],
): { address: Address } | { errors: Partial<Record<AddressField, FieldError>> } {
  const { country } = typed
  const result = addressFor(countries).safeParse(typed)
  const errors = errorsOf(ADDRESS_FIELDS, result.error?.issues)
  const state = needsState(country) ? stateCode(typed.region) : null
  if (needsState(country) && state === null) errors.region = typed.region.trim() === '' ? 'required' : 'choice'
  const postal_code = countries.includes(country) ? toPostalCode(typed.postal_code, country) : typed.postal_code
  const states = needsState(country) && postal_code !== null ? statesOfZip(postal_code) : null
  if (postal_code === null || states?.length === 0) errors.postal_code ??= 'postal_code'
  else if (states !== null && state !== null && !states.includes(state)) errors.postal_code ??= 'zip_state'
  if (!result.success || postal_code === null || Object.keys(errors).length > 0) return { errors }
  const { line2, region: typedRegion, ...address } = result.data
  const region = hasRegion(country) ? (state ?? typedRegion) : ''
  return { address: { ...address, postal_code, ...(line2 === '' ? {} : { line2 }), ...(region && { region }) } }
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
