import type { UserInfo } from '../shared/session.ts'

/** The claims of a user, as the provider sends them. */
export type Claims = Readonly<Record<string, unknown>>

/**
 * The source of one field of the user: the name of a claim, or a function of all claims that returns null for a field
 * without a value. The sign-in fails if the named claim is missing, or if the function returns undefined.
 */
export type ClaimSource = string | ((claims: Claims) => unknown)

/**
 * The sources of the fields of the user. A field without a source is read from the claim that the specification names.
 */
export type ClaimMapping = { readonly [Field in keyof UserInfo]?: ClaimSource | undefined }

/**
 * The configuration of the single sign-on provider (docs/sign-in.md). Each endpoint is a path of the shop's origin, or
 * a full https URL.
 * The store checks only the names of the options. A wrong value, such as a reserved parameter, makes the sign-in fail
 * with `SIGN_IN`.
 */
export interface IdentityConfig {
  /**
   * Where the tokens of the session are. `browser`, the default, keeps them in the browser, as the specification asks.
   * `cookie` keeps them on a server of the shop, and the browser has an HttpOnly cookie instead. With `cookie`, only
   * the options `claims`, `redirectPath`, `maxSessionSeconds` and `serverPath` apply.
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
  /**
   * The provider's logout page, which the browser opens at sign-out. By default, the page of the discovery document;
   * without discovery, none.
   */
  readonly logoutEndpoint?: string | undefined
  readonly clientId?: string | undefined
  /** The requested scope; `openid profile` by default. It must contain `openid`. */
  readonly scope?: string | undefined
  /** Additional parameters of the authorization request, such as `audience`, `prompt` or `acr_values`. */
  readonly parameters?: Readonly<Record<string, string>> | undefined
  /**
   * The only accepted signing algorithm of the ID tokens. By default, all algorithms of the discovery document are
   * accepted, or only `RS256` if there is no such list.
   */
  readonly signingAlgorithm?: string | undefined
  /**
   * The path of the callback page; `/auth-callback` by default. In the URL, the prefix of the site precedes this path.
   */
  readonly redirectPath?: string | undefined
  /**
   * The rule for the issuer in a callback (RFC 9207). `required` refuses a code without an issuer, and `optional`
   * accepts it. `absent` refuses every callback with an issuer, because the provider never sends one.
   * By default, the discovery document decides between `required` and `optional`; without discovery, the rule is
   * `required`. A callback with the issuer of another provider is always refused.
   */
  readonly iss?: 'required' | 'optional' | 'absent' | undefined
  /** Sends a nonce, which the ID token must contain; off by default (docs/spec/rulings.md#2). */
  readonly nonce?: boolean | undefined
  /**
   * The source of the user's claims: the access token (the default), the ID token, or the userinfo endpoint. Only as the
   * source must the access token be a JWT, because otherwise the core does not read its content.
   */
  readonly userFrom?: 'access-token' | 'id-token' | 'userinfo' | undefined
  readonly claims?: ClaimMapping | undefined
  /**
   * Keeps the refresh token of the provider in memory, and renews the session before it expires; off by default. A
   * reload loses the refresh token, so the session then ends when its access token expires.
   */
  readonly refreshTokens?: boolean | undefined
  /**
   * The maximum lifetime of a session in seconds, counted from the sign-in or renewal. Without this option, the session
   * lasts as long as its access token.
   */
  readonly maxSessionSeconds?: number | undefined
}
