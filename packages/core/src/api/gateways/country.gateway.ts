import type { CountryGateway } from '../../country/country.types.ts'
import { StoreError, UNEXPECTED_ERROR } from '../../shared/errors.ts'
import type { paths } from '../generated/store.ts'

const PATH = '/user/country' satisfies keyof paths
type Answer = paths[typeof PATH]['get']['responses'][200]['content']['application/json']

const isAnswer = (body: unknown): body is Answer => typeof body === 'object' && body !== null

export interface CountryGatewayConfig {
  /** The base URL of the store service. */
  readonly base: string
  /** The transport: resolves with a successful response or throws a `StoreError`. */
  readonly send: (request: Request) => Promise<Response>
}

/**
 * Creates the gateway for country detection over HTTP (spec section 7). It does not use the typed client: this is the
 * only request of a first visit, and loading the client for it would add the largest script of the page.
 */
export const createCountryGateway = ({ base, send }: CountryGatewayConfig): CountryGateway => ({
  detect: async ({ signal }) => {
    const response = await send(new Request(`${base}${PATH}`, signal ? { signal } : {}))
    // A response without a JSON body breaks the contract, so the error is `CONTRACT`, as in every other gateway.
    const body: unknown = await response.json().catch(() => undefined)
    if (isAnswer(body)) return body.country ?? null
    throw new StoreError('CONTRACT', UNEXPECTED_ERROR, { method: 'GET', path: PATH })
  },
})
