import { z } from 'zod'
import type { Config } from '../config.ts'
import { StartError } from '../startError.ts'

/** The shop's public client. It has no secret and uses PKCE instead. */
export const CLIENT_ID = 'cairn-storefront'

export const SCOPE = 'openid profile'

const TWO_HOURS = 7200

const seconds = z.coerce.number().int().min(1).max(86_400).default(TWO_HOURS)

/**
 * Returns the lifetime of an access token in seconds: two hours, or `ACCESS_TOKEN_SECONDS`.
 * @throws StartError when the variable is not a number of seconds up to one day.
 */
export function accessTokenSeconds(env: Readonly<Record<string, string | undefined>>): number {
  const given = env.ACCESS_TOKEN_SECONDS === '' ? undefined : env.ACCESS_TOKEN_SECONDS
  const result = seconds.safeParse(given)
  if (!result.success) throw new StartError(`ACCESS_TOKEN_SECONDS is set to "${given}", but it must be 1 to 86400.`)
  return result.data
}

/**
 * Returns the audience of access tokens. ID tokens have the client as their audience, so neither kind of token is
 * accepted in place of the other.
 */
export function audienceOf(config: Pick<Config, 'hostOrigin'>): string {
  return `${config.hostOrigin}/api`
}
