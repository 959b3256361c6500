import type { Client } from 'openapi-fetch'
import type { CountryGateway } from '../../country/country.types.ts'
import { answerOf } from '../answerOf.ts'
import type { paths } from '../generated/store.ts'

/** Country detection over HTTP (spec section 7). */
export const createCountryGateway = ({ client }: { client: Client<paths> }): CountryGateway => ({
  detect: async (options) => (await answerOf(client.GET('/user/country', { ...options }))).country ?? null,
})
