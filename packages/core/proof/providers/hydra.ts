import { access, cp, mkdir, writeFile } from 'node:fs/promises'
import { createBrowser, type Page, SHOP } from './browser.ts'
import type { Provider } from './journeys.ts'
import { freePort, run, start } from './processes.ts'

const VERSION = 'v2.3.0'
const MODULE = 'github.com/ory/hydra/v2'

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** Builds Hydra from the Go module, once, and returns the path of the program. */
const install = async (folder: string): Promise<string> => {
  const program = `${folder}/hydra-${VERSION}`
  if (await exists(program)) return program
  await mkdir(folder, { recursive: true })
  const downloaded: unknown = JSON.parse(
    await run({ command: 'go', args: ['mod', 'download', '-json', `${MODULE}@${VERSION}`] }),
  )
  const source = `${folder}/hydra-source`
  await cp(String(Object(downloaded).Dir), source, { recursive: true })
  await run({ command: 'chmod', args: ['-R', 'u+w', source] })
  // The `go.mod` of Hydra replaces the client with a folder that the module does not contain. Without this rule, Go
  // uses the published client.
  await run({ command: 'go', args: ['mod', 'edit', '-dropreplace', 'github.com/ory/hydra-client-go/v2'], cwd: source })
  const tags = 'sqlite,sqlite_omit_load_extension,json1'
  await run({ command: 'go', args: ['build', '-mod=mod', '-p', '2', '-tags', tags, '-o', program, '.'], cwd: source })
  return program
}

export const startHydra = async (folder: string) => {
  const program = await install(folder)
  const [port, admin] = [await freePort(), await freePort()]
  const issuer = `http://127.0.0.1:${port}`
  const api = `http://127.0.0.1:${admin}/admin`
  const config = `${folder}/hydra.json`
  // Hydra has no pages of its own. `openVisitor` answers its questions through the admin API, as a sign-in page would.
  const pages = 'http://127.0.0.1:1'
  await writeFile(
    config,
    JSON.stringify({
      dsn: 'memory',
      log: { level: 'error' },
      serve: {
        public: { port, host: '127.0.0.1', cors: { enabled: true, allowed_origins: [SHOP] } },
        admin: { port: admin, host: '127.0.0.1' },
        cookies: { same_site_mode: 'Lax' },
      },
      urls: {
        self: { issuer },
        login: `${pages}/login`,
        consent: `${pages}/consent`,
        logout: `${pages}/logout`,
      },
      secrets: { system: ['a secret of this proof'] },
      ttl: { access_token: '1m', id_token: '1m' },
      oauth2: { pkce: { enforced_for_public_clients: true } },
      strategies: { access_token: 'opaque' },
    }),
  )
  const server = await start(
    { command: program, args: ['serve', 'all', '--dev', '--config', config] },
    `${issuer}/health/ready`,
    60,
  )
  const ask = async (method: string, path: string, body?: object): Promise<Readonly<Record<string, unknown>>> => {
    const response = await fetch(`${api}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json()
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
    return Object(answer)
  }
  await ask('POST', '/clients', {
    client_id: 'my-shop',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    scope: 'openid profile offline_access',
    redirect_uris: [`${SHOP}/de/de-de/auth-callback`],
    post_logout_redirect_uris: [`${SHOP}/de/de-de/home`],
    allowed_cors_origins: [SHOP],
    token_endpoint_auth_method: 'none',
  })
  const openVisitor = () => {
    const browser = createBrowser()
    /** Opens a URL and follows its redirects until one leads to a sign-in, consent or logout page, or to the shop. */
    const open = async (href: string): Promise<Page> => {
      if (href.startsWith(SHOP) || href.startsWith(pages)) return { url: href, html: '' }
      const response = await browser.send(href)
      const location = response.headers.get('location')
      if (location === null) return { url: href, html: await response.text() }
      return open(new URL(location, href).href)
    }
    const answer = async ({ url, html }: Page, isCancelled: boolean): Promise<string> => {
      if (url.startsWith(SHOP)) return url
      if (!url.startsWith(pages)) throw new Error(`Hydra shows an unknown page at ${url}: ${html}`)
      const { pathname, searchParams } = new URL(url)
      const kind = pathname.slice(1)
      const challenge = `${kind}_challenge=${searchParams.get(`${kind}_challenge`)}`
      const { requested_scope } = await ask('GET', `/oauth2/auth/requests/${kind}?${challenge}`)
      const refusal = { error: 'access_denied', error_description: 'The user cancelled' }
      const grant = {
        grant_scope: requested_scope,
        session: { id_token: { given_name: 'Zoë', preferred_username: 'zoe' } },
      }
      const body = isCancelled ? refusal : kind === 'login' ? { subject: 'customer-7', remember: true } : grant
      const decision = isCancelled ? 'reject' : 'accept'
      const { redirect_to } = await ask('PUT', `/oauth2/auth/requests/${kind}/${decision}?${challenge}`, body)
      return answer(await open(String(redirect_to)), isCancelled)
    }
    const isSkipped = async (url: string): Promise<boolean> => {
      const challenge = new URL(url).searchParams.get('login_challenge')
      return (await ask('GET', `/oauth2/auth/requests/login?login_challenge=${challenge}`)).skip === true
    }
    return {
      signIn: async (href: string) => answer(await open(href), false),
      cancel: async (href: string) => answer(await open(href), true),
      // Hydra redirects every sign-in to the sign-in page. If Hydra already knows the user, the sign-in request has
      // `skip: true`, and the page asks nothing.
      isAsked: async (href: string) => {
        const { url } = await open(href)
        return url.startsWith(`${pages}/login`) && !(await isSkipped(url))
      },
      signOut: async (href: string) => answer(await open(href), false),
    }
  }
  const provider: Provider = {
    identity: {
      issuer,
      discovery: true,
      clientId: 'my-shop',
      scope: 'openid profile offline_access',
      userFrom: 'userinfo',
      claims: { customerId: 'sub', userName: 'preferred_username' },
    },
    user: Object({ customerId: 'customer-7', firstName: 'Zoë', userName: 'zoe' }),
    hasLogout: true,
    openVisitor,
  }
  return { name: `Ory Hydra ${VERSION}`, provider, stop: () => server.stop() }
}
