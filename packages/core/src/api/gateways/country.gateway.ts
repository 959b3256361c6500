import type { CountryGateway } from '../../country/country.types.ts'
import { StoreError, UNEXPECTED_ERROR } from '../../shared/errors.ts'
import type { paths } from '../generated/store.ts'

const PATH = '/user/country' satisfies keyof paths
type Answer = paths[typeof PATH]['get']['responses'][200]['content']['application/json']

const isAnswer = (body: unknown): body is Answer => typeof body === 'object' && body !== null

export interface CountryGatewayConfig {
  /** The base address of the store service. */
  readonly base: string
  /** Answers with success or throws a `StoreError`: the transport. */
  readonly send: (request: Request) => Promise<Response>
}

/**
 * Country detection over HTTP (spec section 7). Every newcomer's first page asks it, and asks nothing else: the typed client would be the
 * heaviest thing there, so this one question does without.
 */
export const createCountryGateway = ({ base, send }: CountryGatewayConfig): CountryGateway => ({
  detect: async ({ signal }) => {
    const response = await send(new Request(`${base}${PATH}`, signal ? { signal } : {}))
    // An answer without a body has no country either: `CONTRACT`, as from every other gateway.
    const body: unknown = await response.json().catch(() => undefined)
    if (isAnswer(body)) return body.country ?? null
    throw new StoreError('CONTRACT', UNEXPECTED_ERROR, { method: 'GET', path: PATH })
  },
})
