import type { Client } from 'openapi-fetch'
import type { MembershipGateway } from '../../membership/membership.types.ts'
import { wrapChunkError } from '../../shared/wrapChunkError.ts'
import type { paths } from '../generated/account.ts'
import { readLazily } from '../readBody.ts'

/** Loaded on demand: only signed-in customers have a membership. */
const mapper = () => import('../mappers/membership.mapper.ts')

/** Creates the gateway for the professional programme over HTTP (spec section 7). */
export const createMembershipGateway = ({ client }: { client: Client<paths> }): MembershipGateway => ({
  load: async (options) => {
    const call = client.GET('/pro-program/membership', { ...options })
    const [{ mapLoaded }, { data }] = await Promise.all([wrapChunkError(mapper()), call])
    return mapLoaded(data)
  },
  verify: (authenticationCode, options) => {
    const call = client.POST('/pro-program/verify', { body: { authenticationCode }, ...options })
    return readLazily(call, mapper(), ({ mapVerified }, answer) => mapVerified(answer))
  },
})
