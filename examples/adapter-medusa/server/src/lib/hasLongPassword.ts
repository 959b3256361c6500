import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

const MIN_LENGTH = 8

/** Refuses a short password, because Medusa accepts a password of one character. */
export const checkPassword = (password: unknown): string => {
  if (typeof password === 'string' && password.length >= MIN_LENGTH) return password
  throw new MedusaError(MedusaError.Types.INVALID_DATA, `A password has at least ${MIN_LENGTH} characters`)
}

/** Refuses a sign-up with a short password. */
export const hasLongPassword = (request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction): void => {
  checkPassword(Reflect.get(Object(request.body), 'password'))
  next()
}
