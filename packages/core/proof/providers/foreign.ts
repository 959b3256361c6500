import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import OidcProvider, { type Configuration } from 'oidc-provider'
import type { IdentityConfig } from '../../src/platform/identity.types.ts'
import { createBrowser, type Page, SHOP } from './browser.ts'
import type { Provider } from './journeys.ts'

/** What differs between the foreign providers. */
interface Differences {
  readonly configuration: Configuration
  readonly client?: object
  /** The path of the callback page. */
  readonly redirectPath?: string
  /** Whether callbacks name their issuer (RFC 9207), as `oidc-provider` always does. */
  readonly sendsIss?: boolean
  readonly identity: (issuer: string) => IdentityConfig
  readonly user: Provider['user']
  readonly hasLogout?: boolean
}

const keyOf = async (algorithm: RsaHashedKeyGenParams | EcKeyGenParams, alg: string) => {
  const { privateKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  // Leaves out `key_ops`. The provider would publish the operations of the private key with the public key too.
  const { key_ops: _, ...key } = await crypto.subtle.exportKey('jwk', privateKey)
  return {
    ...key,
    alg,
    use: 'sig',
    kid: alg,
    kty: alg.startsWith('ES') ? 'EC' : 'RSA',
  } as const
}

const FORM = '<form method="post"><input name="name"><input name="answer"></form>'

const readForm = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return new URLSearchParams(Buffer.concat(chunks).toString())
}

/**
 * Starts a provider on a free port. `differences` says how it differs from the provider of the specification, as that
 * of another shop may.
 */
export const startForeignProvider = async (differences: Differences): Promise<Provider & { stop: () => void }> => {
  const { client, configuration, identity, redirectPath = '/auth-callback', sendsIss = true, user } = differences
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const provider = new OidcProvider(issuer, {
    clients: [
      {
        client_id: 'my-shop',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        redirect_uris: [`${SHOP}/de/de-de${redirectPath}`],
        post_logout_redirect_uris: [`${SHOP}/de/de-de/home`],
        ...client,
      },
    ],
    jwks: {
      keys: [
        await keyOf(
          { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1) },
          'RS256',
        ),
        await keyOf({ name: 'ECDSA', namedCurve: 'P-256' }, 'ES256'),
      ],
    },
    enabledJWA: { idTokenSigningAlgValues: ['RS256', 'ES256'] },
    cookies: { keys: ['a key of this test'] },
    clientBasedCORS: (_, origin) => origin === SHOP,
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({
        sub: accountId,
        given_name: 'Zoë',
        userName: 'zoe@walker.example',
        customer_number: 'C-77',
        tier: ['gold'],
      }),
    }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    ...configuration,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          context.body = form
        },
      },
      ...configuration.features,
    },
  })

  /**
   * Shows a form for each prompt of the provider (login or consent), and passes the submitted answer to the provider.
   */
  const interact = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { prompt, params, session, grantId } = await provider.interactionDetails(request, response)
    if (request.method !== 'POST') {
      response.writeHead(200, { 'content-type': 'text/html' }).end(`<h1>${prompt.name}</h1>${FORM}`)
      return
    }
    const form = await readForm(request)
    if (form.get('answer') === 'cancel') {
      await provider.interactionFinished(request, response, { error: 'access_denied' })
      return
    }
    if (prompt.name === 'login') {
      await provider.interactionFinished(request, response, { login: { accountId: form.get('name') ?? '' } })
      return
    }
    const known = grantId === undefined ? undefined : await provider.Grant.find(grantId)
    const grant =
      known ?? new provider.Grant({ accountId: session?.accountId ?? '', clientId: String(params.client_id) })
    grant.addOIDCScope(String(params.scope))
    for (const [resource, scopes] of Object.entries(Object(prompt.details.missingResourceScopes)))
      grant.addResourceScope(resource, Array.isArray(scopes) ? scopes.join(' ') : '')
    const saved = await grant.save()
    await provider.interactionFinished(request, response, { consent: { grantId: saved } })
  }
  const answer = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
    interact(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })

  const openVisitor = () => {
    const { open, submit } = createBrowser()
    const answerAll = async (page: Page, words: string, questions = 5): Promise<string> => {
      if (page.url.startsWith(SHOP)) {
        const callback = new URL(page.url)
        if (!sendsIss) callback.searchParams.delete('iss')
        return callback.href
      }
      if (questions === 0) throw new Error(`The provider keeps asking: ${page.html}`)
      return answerAll(await submit(page, { name: 'customer-7', answer: words }), words, questions - 1)
    }
    return {
      signIn: async (href: string) => answerAll(await open(href), 'yes'),
      cancel: async (href: string) => answerAll(await open(href), 'cancel'),
      isAsked: async (href: string) => (await open(href)).html.includes('<h1>login</h1>'),
      signOut: async (href: string) => (await submit(await open(href), { logout: 'yes' })).url,
    }
  }
  return {
    identity: { clientId: 'my-shop', ...identity(issuer) },
    user,
    hasLogout: differences.hasLogout ?? true,
    openVisitor,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Three configurations. Each of them differs from the provider of the specification in other ways. */
export const foreignProviders: Readonly<Record<string, Differences>> = {
  'opaque access tokens, userinfo and no issuer in the callback': {
    configuration: { claims: { openid: ['sub'], profile: ['given_name', 'userName'] } },
    sendsIss: false,
    identity: (issuer) => ({
      issuer,
      discovery: true,
      iss: 'absent',
      userFrom: 'userinfo',
      claims: { customerId: 'sub' },
      scope: 'openid profile offline_access',
      parameters: { prompt: 'consent' },
    }),
    user: Object({ customerId: 'customer-7', firstName: 'Zoë', userName: 'zoe@walker.example' }),
  },
  'given endpoints without discovery, other claims, another algorithm and callback path': {
    configuration: {
      claims: { openid: ['sub', 'customer_number', 'tier'], profile: ['given_name'] },
      conformIdTokenClaims: false,
      routes: { authorization: '/login', token: '/oauth/token', jwks: '/keys', end_session: '/bye' },
    },
    client: { id_token_signed_response_alg: 'ES256' },
    redirectPath: '/account/signed-in',
    identity: (issuer) => ({
      issuer,
      authorizationEndpoint: `${issuer}/login`,
      tokenEndpoint: `${issuer}/oauth/token`,
      jwksUri: `${issuer}/keys`,
      logoutEndpoint: `${issuer}/bye`,
      redirectPath: '/account/signed-in',
      signingAlgorithm: 'ES256',
      nonce: true,
      userFrom: 'id-token',
      scope: 'openid profile offline_access',
      parameters: { prompt: 'consent' },
      claims: {
        customerId: 'customer_number',
        customerGroupId: ({ tier }) => (Array.isArray(tier) ? tier[0] : null),
        userName: () => null,
      },
    }),
    user: Object({ customerId: 'C-77', customerGroupId: 'gold', firstName: 'Zoë', userName: null }),
  },
  'JWT access tokens, rotated refresh tokens, an audience, prompt and acr_values': {
    configuration: {
      acrValues: ['urn:password'],
      rotateRefreshToken: true,
      extraParams: ['audience'],
      extraTokenClaims: () => ({ given_name: 'Zoë', bigCommCustomerID: 42, channel: 1 }),
      features: {
        resourceIndicators: {
          enabled: true,
          defaultResource: ({ oidc }) =>
            String(oidc.params?.audience ?? oidc.body?.audience ?? 'https://api.shop.example'),
          useGrantedResource: () => true,
          getResourceServerInfo: (_, resource) => ({ scope: 'openid', audience: resource, accessTokenFormat: 'jwt' }),
        },
      },
    },
    identity: (issuer) => ({
      issuer,
      discovery: true,
      scope: 'openid profile offline_access',
      parameters: { audience: 'https://api.shop.example', prompt: 'consent', acr_values: 'urn:password' },
    }),
    user: { customerId: '42', firstName: 'Zoë', channel: 1 },
  },
}
