/**
 * Adds `Retry-After` to a response of BigCommerce that asks for a pause. BigCommerce names the pause in a header of its
 * own, in milliseconds, and the calls of the core obey `Retry-After`.
 */
export const withRetryAfter =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const response = await fetch(input, init)
    const milliseconds = Number(response.headers.get('x-rate-limit-time-reset-ms'))
    if (response.status !== 429 || !(milliseconds > 0)) return response
    const headers = new Headers(response.headers)
    headers.set('retry-after', String(Math.ceil(milliseconds / 1000)))
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
  }
