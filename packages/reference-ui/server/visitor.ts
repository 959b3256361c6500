import type { FastifyRequest } from 'fastify'
import type { VisitorHints } from '../src/app/server/chooseSite.ts'

/** Returns the parts of a request that determine the site: only cookies and languages. */
export const visitorHints = ({
  cookies,
  headers,
}: Pick<FastifyRequest, 'headers'> & { readonly cookies?: FastifyRequest['cookies'] }): VisitorHints => ({
  // Cookies can be missing: a malformed URL gets its response before they are parsed.
  chosenPrefix: cookies?.site,
  currentCountry: cookies?.current_country,
  // Browsers send their languages in order of preference, so the weights are not needed.
  browserLanguages: (headers['accept-language'] ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? ''),
})

const patience = 500

/**
 * Headers in which a network in front of the shop sends the visitor's country. The store server decides which of them
 * to trust, and in what order.
 */
const countryHeaders = ['x-country-override', 'cf-ipcountry', 'x-vercel-ip-country', 'x-country-code'] as const

const placeOf = ({ ip, headers }: FastifyRequest): Record<string, string> => {
  const forwarded = countryHeaders.flatMap((name) => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return { ...Object.fromEntries(forwarded), 'x-forwarded-for': ip }
}

/**
 * Returns a function that gets the visitor's country from the store server, or undefined if it is unknown. A slow or
 * broken detection must not delay a redirect, so the request has a short timeout.
 */
export const detectCountry = (storeUrl: string, request: FastifyRequest) => async (): Promise<string | undefined> => {
  try {
    const response = await fetch(`${storeUrl}/api/store/user/country`, {
      headers: placeOf(request),
      signal: AbortSignal.timeout(patience),
    })
    if (!response.ok) return undefined
    const body: unknown = await response.json()
    return typeof body === 'object' && body && 'country' in body && typeof body.country === 'string'
      ? body.country
      : undefined
  } catch {
    return undefined
  }
}
