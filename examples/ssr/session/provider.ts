import * as oauth from 'oauth4webapi'

export interface ProviderSettings {
  readonly issuer: string
  readonly clientId: string
  /** Undefined for a public client. */
  readonly clientSecret?: string | undefined
  readonly scope: string
  /** The URL to which the provider redirects after a sign-in. */
  readonly redirectUri: string
}

/** A started sign-in. It stays on the server. */
export interface Started {
  readonly verifier: string
  readonly state: string
  readonly nonce: string
}

/** The tokens of a session. They stay on the server. */
export interface Tokens {
  readonly accessToken: string
  readonly refreshToken: string | undefined
  readonly idToken: string
  readonly claims: oauth.IDToken
  /** Lifetime of the access token, in seconds. */
  readonly expiresIn: number
}

/** Creates the client of an OpenID provider. */
export const createProvider = ({ issuer, clientId, clientSecret, scope, redirectUri }: ProviderSettings) => {
  const client: oauth.Client = { client_id: clientId }
  const authentication = clientSecret === undefined ? oauth.None() : oauth.ClientSecretPost(clientSecret)
  const options = { [oauth.allowInsecureRequests]: /^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(issuer) }
  let metadata: Promise<oauth.AuthorizationServer> | null = null
  const discover = async (): Promise<oauth.AuthorizationServer> => {
    const url = new URL(issuer)
    return oauth.processDiscoveryResponse(url, await oauth.discoveryRequest(url, options))
  }
  const load = (): Promise<oauth.AuthorizationServer> => {
    metadata ??= discover().catch((cause) => {
      metadata = null
      throw cause
    })
    return metadata
  }
  const tokensOf = (response: oauth.TokenEndpointResponse, previous?: Tokens): Tokens => {
    const claims = oauth.getValidatedIdTokenClaims(response) ?? previous?.claims
    if (claims === undefined || (previous && claims.sub !== previous.claims.sub)) throw new Error('Another user')
    return {
      accessToken: response.access_token,
      refreshToken: response.refresh_token ?? previous?.refreshToken,
      idToken: response.id_token ?? previous?.idToken ?? '',
      claims,
      expiresIn: response.expires_in ?? 60,
    }
  }
  return {
    begin: async (parameters: Readonly<Record<string, string>>): Promise<{ href: string; started: Started }> => {
      const { authorization_endpoint } = await load()
      const verifier = oauth.generateRandomCodeVerifier()
      const started = { verifier, state: oauth.generateRandomState(), nonce: oauth.generateRandomNonce() }
      const url = new URL(authorization_endpoint ?? '')
      const all = {
        ...parameters,
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope,
        state: started.state,
        nonce: started.nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }
      for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value)
      return { href: url.href, started }
    },
    complete: async (callback: URL, { verifier, state, nonce }: Started): Promise<Tokens> => {
      const server = await load()
      const parameters = oauth.validateAuthResponse(server, client, callback, state)
      const response = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        authentication,
        parameters,
        redirectUri,
        verifier,
        options,
      )
      const expected = { expectedNonce: nonce, requireIdToken: true }
      const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, expected)
      await oauth.validateApplicationLevelSignature(server, response, options)
      return tokensOf(tokens)
    },
    /** Renews tokens; returns null if there is no refresh token or the provider refuses the renewal. */
    renew: async (tokens: Tokens): Promise<Tokens | null> => {
      if (tokens.refreshToken === undefined) return null
      const server = await load()
      const response = await oauth.refreshTokenGrantRequest(
        server,
        client,
        authentication,
        tokens.refreshToken,
        options,
      )
      if (response.status >= 500) throw new Error(`The provider answered ${response.status}`)
      try {
        const renewed = await oauth.processRefreshTokenResponse(server, client, response)
        if (renewed.id_token !== undefined) await oauth.validateApplicationLevelSignature(server, response, options)
        return tokensOf(renewed, tokens)
      } catch {
        return null
      }
    },
    /** Returns the URL of the provider's logout page; null if the provider has none. */
    logoutAddress: async ({ idToken }: Tokens, home: string): Promise<string | null> => {
      const { end_session_endpoint: endpoint } = await load()
      if (endpoint === undefined) return null
      const url = new URL(endpoint)
      const parameters = { client_id: clientId, id_token_hint: idToken, post_logout_redirect_uri: home }
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
      return url.href
    },
  }
}
