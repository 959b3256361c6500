import { type StoreError, UNEXPECTED_ERROR } from '../shared/errors.ts'
import type { ToastRequest } from './toasts.types.ts'

const maxOf = ({ response }: StoreError): number =>
  typeof response === 'object' && response !== null && 'max' in response ? Number(response.max) : 0

/**
 * Returns the toast of a failure: the server's text, otherwise the message of the error, otherwise a message of the UI
 * (spec section 8). The toast of a network error always shows the message of the UI, because the transport drops the
 * browser's English message.
 */
export const toastOf = (error: StoreError): ToastRequest => {
  const tone = 'error'
  const max = maxOf(error)
  if (max > 0) return { code: 'maximum-stock', params: { max }, tone }
  // A proxy sends this code when the store server is down. The UI has its own message for it, in the shopper's
  // language.
  if (error.problem === 'store_unreachable') return { code: 'network', tone }
  if (error.problem === 'cookies_blocked') return { code: 'cookies-blocked', tone }
  const words = error.detail ?? error.message
  if (words !== '' && words !== UNEXPECTED_ERROR) return { code: 'server', detail: words, tone }
  if (error.code === 'NETWORK' || error.code === 'TIMEOUT') return { code: 'network', tone }
  return { code: error.code === 'RATE_LIMITED' ? 'rate-limited' : 'unexpected', tone }
}
