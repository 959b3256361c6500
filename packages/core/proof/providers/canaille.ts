import { access, mkdir, rm, writeFile } from 'node:fs/promises'
import { createBrowser, type Page, SHOP } from './browser.ts'
import type { Provider } from './journeys.ts'
import { freePort, run, start } from './processes.ts'

const VERSION = '0.3.6'

/** Installs Canaille from PyPI into an environment of its own, once, and returns the folder of its programs. */
const install = async (folder: string): Promise<string> => {
  const environment = `${folder}/canaille-${VERSION}`
  const programs = `${environment}/bin`
  const isThere = await access(`${programs}/canaille`).then(
    () => true,
    () => false,
  )
  if (isThere) return programs
  await mkdir(folder, { recursive: true })
  await run({ command: 'python3', args: ['-m', 'venv', environment] })
  await run({ command: `${programs}/pip`, args: ['install', '-q', `canaille[front,oidc,server,sqlite]==${VERSION}`] })
  return programs
}

const configOf = (port: number, database: string, key: object): string => `
SECRET_KEY = "a secret of this proof that is long enough"
SERVER_NAME = "127.0.0.1:${port}"
PREFERRED_URL_SCHEME = "http"
[CANAILLE]
DATABASE = "sql"
JAVASCRIPT = false
HTMX = false
[CANAILLE_SQL]
DATABASE_URI = "sqlite:///${database}"
[CANAILLE_OIDC]
REQUIRE_NONCE = false
DYNAMIC_CLIENT_REGISTRATION_OPEN = true
TRUSTED_DOMAINS = []
ACTIVE_JWKS = [{ ${Object.entries(key)
  .map(([name, value]) => `${name} = ${JSON.stringify(value)}`)
  .join(', ')} }]
`

export const startCanaille = async (folder: string) => {
  const programs = await install(folder)
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  // Canaille reads `canaille.toml` of its working folder.
  const cwd = `${folder}/canaille`
  const database = `${cwd}/canaille.sqlite`
  await rm(cwd, { recursive: true, force: true })
  await mkdir(cwd, { recursive: true })
  const { privateKey } = await crypto.subtle.generateKey(
    { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1) },
    true,
    ['sign', 'verify'],
  )
  const { kty, n, e, d, p, q, dp, dq, qi } = await crypto.subtle.exportKey('jwk', privateKey)
  await writeFile(`${cwd}/canaille.toml`, configOf(port, database, { kty, n, e, d, p, q, dp, dq, qi }))
  const canaille = (...args: readonly string[]) => run({ command: `${programs}/canaille`, args, cwd })
  await canaille('install')
  // Canaille remembers the consent of a user and does not ask again. So `zoe` consents, and `noah` cancels.
  for (const name of ['zoe', 'noah'])
    await canaille(
      ...['create', 'user', '--quiet', '--user-name', name, '--given-name', 'Zoë', '--family-name', 'Walker'],
      ...['--emails', `${name}@walker.example`, '--password', 'a-password'],
    )
  const server = await start(
    { command: `${programs}/canaille`, args: ['run', '--bind', `127.0.0.1:${port}`], cwd },
    `${issuer}/.well-known/openid-configuration`,
    60,
  )
  // Registers the client with a request: the ID tokens of such a client name it as their audience. The ID tokens of a
  // client that the command line creates have no audience.
  const registered = await fetch(`${issuer}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_name: 'My shop',
      client_uri: SHOP,
      redirect_uris: [`${SHOP}/de/de-de/auth-callback`],
      post_logout_redirect_uris: [`${SHOP}/de/de-de/home`],
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      id_token_signed_response_alg: 'RS256',
      scope: 'openid profile email',
    }),
  })
  const client: unknown = await registered.json()
  const clientId = String(Object(client).client_id)
  const openVisitor = () => {
    const { open, submit } = createBrowser()
    const asks = ({ html }: Page, name: string): boolean => html.includes(`name="${name}"`)
    const isLogin = (page: Page): boolean => asks(page, 'login') || asks(page, 'password')
    const answer = async (page: Page, decision: 'accept' | 'deny', questions = 6): Promise<string> => {
      if (page.url.startsWith(SHOP)) return page.url
      const fields = asks(page, 'login')
        ? { login: decision === 'accept' ? 'zoe' : 'noah' }
        : asks(page, 'password')
          ? { password: 'a-password' }
          : asks(page, 'answer')
            ? { answer: decision }
            : null
      if (fields === null || questions === 0)
        throw new Error(`Canaille shows an unknown page at ${page.url}: ${page.html.slice(0, 3000)}`)
      return answer(await submit(page, fields), decision, questions - 1)
    }
    return {
      signIn: async (href: string) => answer(await open(href), 'accept'),
      cancel: async (href: string) => answer(await open(href), 'deny'),
      isAsked: async (href: string) => isLogin(await open(href)),
      signOut: async (href: string) => {
        const page = await open(href)
        return page.url.startsWith(SHOP) ? page.url : (await submit(page, { answer: 'logout' })).url
      },
    }
  }
  const provider: Provider = {
    identity: {
      issuer,
      discovery: true,
      clientId,
      nonce: true,
      scope: 'openid profile email',
      userFrom: 'userinfo',
      claims: { customerId: 'sub', userName: 'email' },
    },
    user: Object({ customerId: 'zoe', firstName: 'Zoë', userName: 'zoe@walker.example' }),
    hasLogout: true,
    // Two tokens that Canaille issues within one second are equal, and its database refuses the second one.
    pause: 1100,
    openVisitor,
  }
  return { name: `Canaille ${VERSION}`, provider, stop: () => server.stop() }
}
