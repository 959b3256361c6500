import { z } from 'zod'
import type { Config } from '../config.ts'
import { StartError } from '../startError.ts'

/** The public client of the shop; it has no secret, PKCE stands in for one. */
export const CLIENT_ID = 'cairn-storefront'

export const SCOPE = 'openid profile'

const TWO_HOURS = 7200

const seconds = z.coerce.number().int().min(1).max(86_400).default(TWO_HOURS)

/**
 * How long an access token lives, in seconds: two hours, or `ACCESS_TOKEN_SECONDS`.
 * @throws StartError when the variable is not a number of seconds up to a day.
 */
export function accessTokenSeconds(env: Readonly<Record<string, string | undefined>>): number {
  const given = env.ACCESS_TOKEN_SECONDS === '' ? undefined : env.ACCESS_TOKEN_SECONDS
  const result = seconds.safeParse(given)
  if (!result.success) throw new StartError(`ACCESS_TOKEN_SECONDS is set to "${given}", but it must be 1 to 86400.`)
  return result.data
}

/** The audience of access tokens. An ID token has the client as its audience, so neither passes for the other. */
export function audienceOf(config: Pick<Config, 'hostOrigin'>): string {
  return `${config.hostOrigin}/api`
}
