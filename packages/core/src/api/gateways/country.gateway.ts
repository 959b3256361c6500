import type { Client } from 'openapi-fetch'
import type { CountryGateway } from '../../country/country.types.ts'
import { readAnswer } from '../answerOf.ts'
import type { paths } from '../generated/store.ts'

/** Country detection over HTTP (spec section 7). */
export const createCountryGateway = ({ client }: { client: Client<paths> }): CountryGateway => ({
  detect: (options) => readAnswer(client.GET('/user/country', { ...options }), ({ country }) => country ?? null),
})
