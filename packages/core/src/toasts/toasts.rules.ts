import { type StoreError, UNEXPECTED_ERROR } from '../shared/errors.ts'
import type { ToastRequest } from './toasts.types.ts'

/** Milliseconds that a toast stays (spec section 9). */
export const TOAST_TIME = 5000

const maxOf = ({ response }: StoreError): number =>
  typeof response === 'object' && response !== null && 'max' in response ? Number(response.max) : 0

/**
 * What a shopper is told of a failure: the server's words, else the error's own, else a sentence of the UI's (spec section 8). Where the
 * network failed the browser's words are English for developers, which our transport has replaced: then the UI says it in its language.
 */
export const toastOf = (error: StoreError): ToastRequest => {
  const tone = 'error'
  const max = maxOf(error)
  if (max > 0) return { code: 'maximum-stock', params: { max }, tone }
  // So says whoever stands in front of a server that is away; a shopper reads it in a language of theirs.
  if (error.problem === 'store_unreachable') return { code: 'network', tone }
  if (error.problem === 'cookies_blocked') return { code: 'cookies-blocked', tone }
  const words = error.detail ?? error.message
  if (words !== '' && words !== UNEXPECTED_ERROR) return { code: 'server', detail: words, tone }
  if (error.code === 'NETWORK' || error.code === 'TIMEOUT') return { code: 'network', tone }
  return { code: error.code === 'RATE_LIMITED' ? 'rate-limited' : 'unexpected', tone }
}
