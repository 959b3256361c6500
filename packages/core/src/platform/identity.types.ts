import type { UserInfo } from '../shared/session.ts'

/** The claims of a user, as the provider sends them. */
export type Claims = Readonly<Record<string, unknown>>

/**
 * The source of one field of the user: the name of a claim, or a function of all claims. A named claim must be there;
 * a function returns null for no value. A missing claim, and a function that returns undefined, fail the sign-in.
 */
export type ClaimSource = string | ((claims: Claims) => unknown)

/** The sources of the fields of the user. A field without a source is read from the claim of the specification. */
export type ClaimMapping = { readonly [Field in keyof UserInfo]?: ClaimSource | undefined }

/**
 * The configuration of the single sign-on provider (docs/sign-in.md). Each endpoint is a path of the shop's origin, or a full https URL.
 * A mistake that only the protocol can notice, such as a reserved parameter, fails the first sign-in with `SIGN_IN`.
 */
export interface IdentityConfig {
  /**
   * Where the tokens of the session are. `browser`, the default: in the browser, as the specification asks. `cookie`: on a server of the shop, which
   * keeps the session in an HttpOnly cookie; of the other options, only `claims`, `redirectPath`, `maxSessionSeconds` and `serverPath` apply.
   */
  readonly session?: 'browser' | 'cookie' | undefined
  /** The path of the session routes of the server, for `session: 'cookie'`; `/session` by default. */
  readonly serverPath?: string | undefined
  readonly issuer?: string | undefined
  /** Loads the endpoints from `{issuer}/.well-known/openid-configuration`; endpoints that are given here take precedence. */
  readonly discovery?: boolean | undefined
  readonly authorizationEndpoint?: string | undefined
  readonly tokenEndpoint?: string | undefined
  readonly jwksUri?: string | undefined
  readonly userinfoEndpoint?: string | undefined
  /** The provider's logout page, which the browser opens at sign-out; by default the discovered one, or none. */
  readonly logoutEndpoint?: string | undefined
  readonly clientId?: string | undefined
  /** The requested scope; `openid profile` by default. It must contain `openid`. */
  readonly scope?: string | undefined
  /** Additional parameters of the authorization request, such as `audience`, `prompt` or `acr_values`. */
  readonly parameters?: Readonly<Record<string, string>> | undefined
  /** The algorithm that signs the ID tokens; by default those of the discovery document, or `RS256`. */
  readonly signingAlgorithm?: string | undefined
  /** The path of the callback page below the prefix of the site; `/auth-callback` by default. */
  readonly redirectPath?: string | undefined
  /**
   * Whether a callback must name its issuer (RFC 9207). `required`, the default without discovery: a code without an issuer is refused. `optional`
   * accepts one. `absent`: the provider never sends an issuer, so a callback with one is refused. With discovery the provider's metadata decide.
   * A callback with another issuer is always refused.
   */
  readonly iss?: 'required' | 'optional' | 'absent' | undefined
  /** Sends a nonce, which the ID token must contain; off by default (docs/spec/rulings.md#2). */
  readonly nonce?: boolean | undefined
  /**
   * The source of the user's claims: the access token, which must then be a JWT (the default), the ID token, or the
   * userinfo endpoint. With another source than the access token, the core never reads the access token.
   */
  readonly userFrom?: 'access-token' | 'id-token' | 'userinfo' | undefined
  readonly claims?: ClaimMapping | undefined
  /**
   * Keeps the refresh token of the provider in memory, and renews the session before it expires; off by default. After a
   * reload the page has no refresh token, so that its session ends with the access token.
   */
  readonly refreshTokens?: boolean | undefined
  /** The maximum lifetime of a session in seconds, counted from the sign-in or renewal. Without it, the token decides. */
  readonly maxSessionSeconds?: number | undefined
}
