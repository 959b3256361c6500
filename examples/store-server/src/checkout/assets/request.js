const TIME_LIMIT_MS = 15_000
/** Status codes that are worth a retry: too many requests, or a server behind the proxy is unavailable. */
const BUSY = [429, 502, 503, 504]

/**
 * Posts to the checkout. Returns the response; undefined when the server does not respond.
 * @throws if `signal` is aborted
 */
export const post = async (form, body, signal) => {
  try {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)])
    // `form.action` would return the buttons named "action", so read the attribute.
    const response = await fetch(form.getAttribute('action'), { method: 'POST', body, signal: limited })
    return BUSY.includes(response.status) ? undefined : response
  } catch (error) {
    if (signal.aborted) throw error
    return undefined
  }
}
