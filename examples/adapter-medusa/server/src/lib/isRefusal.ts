import { MedusaError } from '@medusajs/framework/utils'

const { INVALID_DATA, NOT_ALLOWED, NOT_FOUND } = MedusaError.Types

/** Whether Medusa refused something for good. After any other error, a second try can succeed. */
export const isRefusal = (cause: unknown): boolean =>
  MedusaError.isMedusaError(cause) && [INVALID_DATA, NOT_ALLOWED, NOT_FOUND].some((type) => type === cause.type)
