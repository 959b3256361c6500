import { IDEMPOTENCY_KEY } from './generated/operations.ts'

const MAX_TIMEOUT_MS = 2_147_483_647
const MAX_RETRIES = 5

/** Throws a `RangeError` unless the value is undefined or an integer within the limits. */
const checkInteger = (name: string, value: unknown, least: number, most: number): void => {
  const isWithin = typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
  if (value === undefined || isWithin) return
  throw new RangeError(`"${name}" must be an integer from ${least} to ${most}, not ${String(value)}`)
}

export const checkTimeout = (value: unknown): void => checkInteger('timeout', value, 1, MAX_TIMEOUT_MS)

export const checkRetries = (value: unknown): void => checkInteger('retries', value, 0, MAX_RETRIES)

export const checkMaxRetryAfter = (value: unknown): void => checkInteger('maxRetryAfter', value, 0, MAX_TIMEOUT_MS)

/**
 * Throws a `RangeError` for an idempotency key that the contracts do not accept. The message leaves out the key,
 * because the key is a secret. `name` is the option or the header that contains the key.
 */
export const checkIdempotencyKey = (value: unknown, name = 'idempotencyKey'): void => {
  const { minLength, maxLength, pattern } = IDEMPOTENCY_KEY
  const isText = typeof value === 'string' && value.length >= minLength && value.length <= maxLength
  if (value === undefined || (isText && new RegExp(pattern).test(value))) return
  throw new RangeError(`"${name}" must have ${minLength} to ${maxLength} characters of ${pattern}`)
}

/**
 * Throws a `RangeError` for a parameter of a path that would lead to another path: `.` and `..` do so although they are
 * encoded (RFC 3986, section 5.2.4), and an empty one leaves its place. The message leaves out the value, because a cart
 * id is a secret.
 */
export const checkPathParameters = (parameters: object = {}): void => {
  for (const [name, value] of Object.entries(parameters))
    if (/^\.{0,2}$/.test(String(value)) || !String(value).isWellFormed())
      throw new RangeError(`"${name}" must not be empty, "." or "..", and must be well-formed Unicode`)
}
