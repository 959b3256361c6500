import type { IdentityConfig } from '../../platform/identity.types.ts'
import { StoreError } from '../../shared/errors.ts'

/**
 * The parameters of the authorization request that a configuration must not set: Cairn sets them itself, or they would
 * change how the provider answers.
 */
const RESERVED = [
  'client_id',
  'code_challenge',
  'code_challenge_method',
  'id_token_hint',
  'nonce',
  'redirect_uri',
  'registration',
  'request',
  'request_uri',
  'response_mode',
  'response_type',
  'scope',
  'state',
  'ui_locales',
]

/** One or more scope tokens, separated by single spaces (RFC 6749, section 3.3). */
const SCOPE = /^[!#-[\]-~]+( [!#-[\]-~]+)*$/

const VISIBLE = /^[ -~]+$/

/**
 * The asymmetric algorithms of RFC 7518 and RFC 8037. Symmetric algorithms are not allowed, because a public client has
 * no secret to verify such a signature.
 */
const ALGORITHM = /^(([RP]S|ES)(256|384|512)|EdDSA|Ed25519)$/

const isText = (value: unknown, form: RegExp): boolean => typeof value === 'string' && form.test(value)

const isOneOf = (value: unknown, ...allowed: readonly unknown[]): boolean => [undefined, ...allowed].includes(value)

/** Whether a value is a path of the shop that a browser leaves unchanged: without host, query or fragment. */
const isPath = (path: unknown): boolean => {
  const base = 'https://shop.example'
  if (typeof path !== 'string' || !/^\/[^/]/.test(path) || !URL.canParse(path, base)) return false
  return new URL(path, base).href === `${base}${path}` && !/[?#]/.test(path)
}

const isAllowed = ([name, value]: readonly [string, unknown]): boolean =>
  isText(name, VISIBLE) && !RESERVED.includes(name.toLowerCase()) && isText(value, VISIBLE)

/**
 * Returns all checks of a configuration. Each pair has the text of a mistake, which begins with the name of the option,
 * and whether the configuration has this mistake.
 */
const mistakesOf = (identity: IdentityConfig): readonly (readonly [string, boolean])[] => {
  const { scope = 'openid', parameters = {}, maxSessionSeconds: seconds = 1 } = identity
  const { max_age = '0', ...others } = parameters
  return [
    ['session must be "browser" or "cookie"', !isOneOf(identity.session, 'browser', 'cookie')],
    ['serverPath must be a path', !isPath(identity.serverPath ?? '/session')],
    ['redirectPath must be a path without a query', !isPath(identity.redirectPath ?? '/auth-callback')],
    ['clientId must be a visible text', !isText(identity.clientId ?? 'shop', VISIBLE)],
    ['scope must be names separated by single spaces', !isText(scope, SCOPE)],
    ['scope must contain "openid"', !scope.split(' ').includes('openid')],
    ['signingAlgorithm must be an asymmetric algorithm', !isText(identity.signingAlgorithm ?? 'RS256', ALGORITHM)],
    ['iss must be "required", "optional" or "absent"', !isOneOf(identity.iss, 'required', 'optional', 'absent')],
    ['userFrom is unknown', !isOneOf(identity.userFrom, 'access-token', 'id-token', 'userinfo')],
    ['maxSessionSeconds must be a positive number', !(Number.isFinite(seconds) && seconds > 0)],
    ['parameters.max_age must be whole seconds', !isText(max_age, /^\d{1,9}$/)],
    ...Object.entries(others).map(
      (entry) => [`parameters.${entry[0]} is reserved, or its value is no visible text`, !isAllowed(entry)] as const,
    ),
  ]
}

/** Throws `SIGN_IN` for the first mistake of a configuration. */
export const checkIdentity = (identity: IdentityConfig): void => {
  const mistake = mistakesOf(identity).find(([, isMistaken]) => isMistaken)
  if (mistake !== undefined) throw new StoreError('SIGN_IN', `identity.${mistake[0]}`, { problem: 'configuration' })
}
