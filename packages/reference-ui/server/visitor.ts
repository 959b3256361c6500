import type { FastifyRequest } from 'fastify'
import type { VisitorHints } from '../src/app/chooseSite.ts'

/** What the request tells of the visitor: cookies and languages, nothing else. */
export const visitorHints = ({
  cookies,
  headers,
}: Pick<FastifyRequest, 'headers'> & { readonly cookies?: FastifyRequest['cookies'] }): VisitorHints => ({
  // An address that no route could be looked up for is answered before cookies are read.
  chosenPrefix: cookies?.site,
  currentCountry: cookies?.current_country,
  // Browsers send their languages best first, so the weights add nothing.
  browserLanguages: (headers['accept-language'] ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? ''),
})

const patience = 500

/** Where the network in front of the shop says where a visitor is; which of them count, and in what order, the store server decides. */
const countryHeaders = ['x-country-override', 'cf-ipcountry', 'x-vercel-ip-country', 'x-country-code'] as const

const placeOf = ({ ip, headers }: FastifyRequest): Record<string, string> => {
  const told = countryHeaders.flatMap((name) => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return { ...Object.fromEntries(told), 'x-forwarded-for': ip }
}

/** Asks the store server where the visitor seems to be. Not knowing is an answer: a slow or broken detection must not hold up a redirect. */
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
