const SAFE = ['GET', 'HEAD']

/**
 * Returns the origin of the shop, as the browser sees it: `ORIGIN`, or that of the request. A proxy that ends TLS passes
 * the scheme on in `x-forwarded-proto`. No page of another origin can send this header, because this server consents to
 * no CORS preflight.
 */
const shopOrigin = ({ headers, url }: Request): string => {
  const [forwarded] = (headers.get('x-forwarded-proto') ?? '').split(',')
  return process.env.ORIGIN ?? `${forwarded?.trim() || new URL(url).protocol.slice(0, -1)}://${headers.get('host')}`
}

/**
 * Whether a page of another origin may have sent a request that changes something. A browser sends `Origin` with each
 * such request. A page of the same host over http is foreign too, because anybody in the network can write it.
 */
export const isForeign = (request: Request): boolean =>
  !SAFE.includes(request.method) && request.headers.get('origin') !== shopOrigin(request)
