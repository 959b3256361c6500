import { z } from 'zod'
import { isEmail } from '../contract/validation.ts'
import { placeFields } from './addressLines.ts'
import { isPostalCode, toPostalCode } from './postalCode.ts'
import { stateCode } from './usStates.ts'

/** The field names of the contract's `Address`. */
const ADDRESS_FIELDS = [
  'first_name',
  'last_name',
  'line1',
  'line2',
  'postal_code',
  'city',
  'region',
  'country',
] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]
type BillingField = `billing_${AddressField}`
export type TextField = 'email' | 'phone' | 'gift_note' | AddressField | BillingField

/** The submitted values, unchanged, so that the form can show them again next to the errors. */
export type Typed = Record<TextField, string> & {
  /** `on` when the billing address differs from the delivery address. */
  billing_other: string
  shipping: string
  payment: string
  seen: string
  csrf: string
  action: string
}

/** Why a complete form did not lead to an order. */
export type Refusal = 'declined' | 'changed' | 'taxed' | 'expired'

/** A form that did not lead to an order. It is stored so that its result page survives Back and reload. */
export type Draft = { typed: Typed; errors?: FieldErrors; refusal?: Refusal }

/** Keys of `messages.errors` that a field can have. */
export type FieldError = 'required' | 'email' | 'phone' | 'postal_code' | 'too_long' | 'choice'

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

export const billingField = (field: AddressField): BillingField => `billing_${field}`

/** Returns all fields in the order of the page. */
export const fieldsOf = (
  typed: Pick<Typed, 'country' | 'billing_country'>,
): readonly (TextField | 'shipping' | 'payment')[] => [
  'email',
  'phone',
  ...addressFields(typed.country),
  ...addressFields(typed.billing_country).map(billingField),
  'shipping',
  'gift_note',
  'payment',
]

const LONGEST = 120
/** Maximum length of an e-mail address (RFC 5321), and of an account's user name. */
const LONGEST_EMAIL = 254

/**
 * Reads the text fields of a form and ignores everything else, because a client may send values of any type and repeat
 * a field.
 */
export function readTyped(body: unknown): Typed {
  const sent =
    typeof body === 'object' && body !== null
      ? new Map<string, unknown>(Object.entries(body))
      : new Map<string, unknown>()
  const text = (name: string): string => {
    const value = sent.get(name)
    // Cutting the text can split a surrogate pair and leave invalid UTF-16, which the database cannot store, so
    // `toWellFormed` repairs it.
    return typeof value === 'string' ? value.slice(0, 1000).toWellFormed() : ''
  }
  return {
    email: text('email'),
    phone: text('phone'),
    gift_note: text('gift_note'),
    first_name: text('first_name'),
    last_name: text('last_name'),
    line1: text('line1'),
    line2: text('line2'),
    postal_code: text('postal_code'),
    city: text('city'),
    region: text('region'),
    country: text('country'),
    billing_other: text('billing_other'),
    billing_first_name: text('billing_first_name'),
    billing_last_name: text('billing_last_name'),
    billing_line1: text('billing_line1'),
    billing_line2: text('billing_line2'),
    billing_postal_code: text('billing_postal_code'),
    billing_city: text('billing_city'),
    billing_region: text('billing_region'),
    billing_country: text('billing_country'),
    shipping: text('shipping'),
    payment: text('payment'),
    seen: text('seen'),
    csrf: text('csrf'),
    action: text('action'),
  }
}

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

const formFor = (rateIds: readonly number[]) =>
  z.object({
    email,
    phone: optional.refine((phone) => phone === '' || PHONE.test(phone), 'phone'),
    gift_note: z.string().trim().max(LONGEST_GIFT_NOTE, 'too_long'),
    shipping: z.string().refine((id) => rateIds.includes(Number(id)), 'choice'),
    payment: z.enum(['approve', 'decline'], 'choice'),
  })

const KNOWN: readonly string[] = ['required', 'email', 'phone', 'postal_code', 'too_long', 'choice']
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
  const result = addressFor(countries).safeParse(typed)
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
  const result = formFor(rateIds).safeParse(typed)
  const errors: FieldErrors = errorsOf(['email', 'phone', 'gift_note', 'shipping', 'payment'], result.error?.issues)
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
  const { email, phone, gift_note: giftNote, shipping, payment } = result.data
  return {
    completed: {
      email,
      phone: phone || null,
      giftNote: giftNote || null,
      address: delivery.address,
      billingAddress: billing.address,
      rateId: Number(shipping),
      approved: payment === 'approve',
    },
  }
}
