import { needsState } from './addressRegions.ts'
import { toPostalCode } from './postalCode.ts'
import { stateOfZip } from './zipStates.ts'

/** The field names of the contract's `Address`. */
export const ADDRESS_FIELDS = [
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
export type TextField = 'email' | 'phone' | 'gift_note' | 'company' | 'vat_id' | AddressField | BillingField

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

export const billingField = (field: AddressField): BillingField => `billing_${field}`

/** Returns the country of the invoice: that of the billing address if there is one. */
export const invoiceCountry = (typed: Pick<Typed, 'billing_other' | 'billing_country' | 'country'>): string =>
  typed.billing_other === 'on' ? typed.billing_country : typed.country

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
    company: text('company'),
    vat_id: text('vat_id'),
    shipping: text('shipping'),
    payment: text('payment'),
    seen: text('seen'),
    csrf: text('csrf'),
    action: text('action'),
  }
}

/** Fills in an empty state from the ZIP code of the delivery address, so that the total has the tax of the state. */
export function withState(typed: Typed): Typed {
  if (!needsState(typed.country) || typed.region.trim() !== '') return typed
  const state = stateOfZip(toPostalCode(typed.postal_code, typed.country) ?? '')
  return state === null ? typed : { ...typed, region: state }
}
