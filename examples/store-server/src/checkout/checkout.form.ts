import { z } from 'zod'
import { isEmail } from '../contract/validation.ts'
import { placeFields } from './addressLines.ts'
import { isPostalCode, toPostalCode } from './postalCode.ts'
import { stateCode } from './usStates.ts'

/** The field names of the contract's `Address`. */
const TEXT_FIELDS = [
  'email',
  'first_name',
  'last_name',
  'line1',
  'line2',
  'postal_code',
  'city',
  'region',
  'country',
] as const
export type TextField = (typeof TEXT_FIELDS)[number]

/** The submitted values, unchanged, so that the form can show them again next to the errors. */
export type Typed = Record<TextField, string> & {
  shipping: string
  payment: string
  seen: string
  csrf: string
  action: string
}

/** Why a complete form did not lead to an order. */
export type Refusal = 'declined' | 'changed' | 'expired'

/** A form that did not lead to an order. It is stored so that its result page survives Back and reload. */
export type Draft = { typed: Typed; errors?: FieldErrors; refusal?: Refusal }

/** Keys of `messages.errors` that a field can have. */
export type FieldError = 'required' | 'email' | 'postal_code' | 'too_long' | 'choice'

export type FieldErrors = Partial<Record<TextField | 'shipping' | 'payment', FieldError>>

export type Completed = {
  email: string
  address: {
    first_name: string
    last_name: string
    line1: string
    line2?: string
    city: string
    region?: string
    postal_code: string
    country: string
  }
  rateId: number
  approved: boolean
}

const FIELDS = [...TEXT_FIELDS, 'shipping', 'payment'] as const

/** Returns all fields in the order of the page. */
export const fieldsOf = ({ country }: Pick<Typed, 'country'>): readonly (typeof FIELDS)[number][] => [
  'email',
  'first_name',
  'last_name',
  'line1',
  'line2',
  ...placeFields(country),
  'country',
  'shipping',
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
    first_name: text('first_name'),
    last_name: text('last_name'),
    line1: text('line1'),
    line2: text('line2'),
    postal_code: text('postal_code'),
    city: text('city'),
    region: text('region'),
    country: text('country'),
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

function formFor(countries: readonly string[], rateIds: readonly number[]) {
  return z.object({
    email,
    first_name: required,
    last_name: required,
    line1: required,
    line2: optional,
    postal_code: required.transform(toPostalCode),
    city: required,
    region: optional,
    country: z.string().refine((country) => countries.includes(country), 'choice'),
    shipping: z.string().refine((id) => rateIds.includes(Number(id)), 'choice'),
    payment: z.enum(['approve', 'decline'], 'choice'),
  })
}

const KNOWN: readonly string[] = ['required', 'email', 'postal_code', 'too_long', 'choice']
const isFieldError = (message: string): message is FieldError => KNOWN.includes(message)

/** True when the address needs a state, which is the case in the United States. */
export const needsState = ({ country }: Pick<Typed, 'country'>): boolean => country === 'US'

/** Validates all fields. Returns the first error of each field, or the completed purchase. */
export function readForm(
  typed: Typed,
  countries: readonly string[],
  rateIds: readonly number[],
): { completed: Completed } | { errors: FieldErrors } {
  const result = formFor(countries, rateIds).safeParse(typed)
  const errors: FieldErrors = {}
  for (const { path, message } of result.error?.issues ?? []) {
    const field = FIELDS.find((name) => name === path[0])
    if (field !== undefined) errors[field] ??= isFieldError(message) ? message : 'required'
  }
  if (needsState(typed) && stateCode(typed.region) === null)
    errors.region = typed.region.trim() === '' ? 'required' : 'choice'
  if (countries.includes(typed.country) && !isPostalCode(toPostalCode(typed.postal_code), typed.country))
    errors.postal_code ??= 'postal_code'
  if (!result.success || Object.keys(errors).length > 0) return { errors }
  const { email, line2, region: typedRegion, shipping, payment, ...address } = result.data
  const region = needsState(typed) ? stateCode(typedRegion) : typedRegion
  return {
    completed: {
      email,
      address: { ...address, ...(line2 === '' ? {} : { line2 }), ...(region && { region }) },
      rateId: Number(shipping),
      approved: payment === 'approve',
    },
  }
}
