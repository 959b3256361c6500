import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { createBrowser, type Page, SHOP } from './browser.ts'
import type { Provider } from './journeys.ts'
import { freePort, run, start } from './processes.ts'

const VERSION = '26.7.3'
const REALM = 'walkers'

const realm = {
  realm: REALM,
  enabled: true,
  accessTokenLifespan: 60,
  revokeRefreshToken: true,
  refreshTokenMaxReuse: 0,
  clients: [
    {
      clientId: 'my-shop',
      publicClient: true,
      consentRequired: true,
      standardFlowEnabled: true,
      redirectUris: [`${SHOP}/de/de-de/auth-callback`],
      webOrigins: [SHOP],
      attributes: {
        'pkce.code.challenge.method': 'S256',
        'post.logout.redirect.uris': `${SHOP}/de/de-de/home`,
      },
      protocolMappers: [
        {
          name: 'customer number',
          protocol: 'openid-connect',
          protocolMapper: 'oidc-usermodel-attribute-mapper',
          config: {
            'user.attribute': 'customerNumber',
            'claim.name': 'customer_number',
            'jsonType.label': 'String',
            'access.token.claim': 'true',
            'id.token.claim': 'true',
            'userinfo.token.claim': 'true',
          },
        },
      ],
    },
  ],
  users: [
    // Keycloak remembers the consent of a user and does not ask again. So `zoe` consents, and `noah` cancels.
    ...['zoe', 'noah'].map((username) => ({
      username,
      enabled: true,
      email: `${username}@walker.example`,
      emailVerified: true,
      firstName: 'Zoë',
      lastName: 'Walker',
      attributes: { customerNumber: ['C-77'] },
      credentials: [{ type: 'password', value: 'a-password', temporary: false }],
    })),
  ],
}

/** Loads Keycloak from Maven Central, once, and returns its folder. */
const install = async (folder: string): Promise<string> => {
  const home = `${folder}/keycloak-${VERSION}`
  const known: readonly string[] = await readdir(folder).catch(() => [])
  if (known.includes(`keycloak-${VERSION}`)) return home
  const artifact = `org.keycloak:keycloak-quarkus-dist:${VERSION}:zip`
  await run({ command: 'mvn', args: ['-q', 'dependency:get', `-Dartifact=${artifact}`, '-Dtransitive=false'] })
  const archive = `${homedir()}/.m2/repository/org/keycloak/keycloak-quarkus-dist/${VERSION}/keycloak-quarkus-dist-${VERSION}.zip`
  await mkdir(folder, { recursive: true })
  await run({ command: 'unzip', args: ['-q', '-o', archive, '-d', folder] })
  return home
}

export const startKeycloak = async (folder: string) => {
  const home = await install(folder)
  const port = await freePort()
  const management = await freePort()
  await mkdir(`${home}/data/import`, { recursive: true })
  await writeFile(`${home}/data/import/${REALM}-realm.json`, JSON.stringify(realm))
  const issuer = `http://127.0.0.1:${port}/realms/${REALM}`
  const server = await start(
    {
      command: `${home}/bin/kc.sh`,
      args: [
        'start-dev',
        '--import-realm',
        `--http-port=${port}`,
        '--http-host=127.0.0.1',
        `--http-management-port=${management}`,
        '--db=dev-mem',
      ],
      env: { JAVA_OPTS_APPEND: '-Xmx768m' },
    },
    `${issuer}/.well-known/openid-configuration`,
    240,
  )
  const openVisitor = () => {
    const { open, submit } = createBrowser()
    const isLogin = ({ html }: Page): boolean => html.includes('name="password"')
    const isConsent = ({ html }: Page): boolean => html.includes('name="accept"')
    const answer = async (page: Page, decision: 'accept' | 'cancel', questions = 4): Promise<string> => {
      if (page.url.startsWith(SHOP)) return page.url
      if (questions > 0 && isLogin(page))
        return answer(
          await submit(page, { username: decision === 'accept' ? 'zoe' : 'noah', password: 'a-password' }),
          decision,
          questions - 1,
        )
      if (questions > 0 && isConsent(page))
        return answer(await submit(page, { [decision]: 'yes' }), decision, questions - 1)
      throw new Error(`Keycloak shows an unknown page at ${page.url}: ${page.html.slice(0, 2000)}`)
    }
    return {
      signIn: async (href: string) => answer(await open(href), 'accept'),
      cancel: async (href: string) => answer(await open(href), 'cancel'),
      isAsked: async (href: string) => isLogin(await open(href)),
      signOut: async (href: string) => (await open(href)).url,
    }
  }
  const provider: Provider = {
    identity: {
      issuer,
      discovery: true,
      clientId: 'my-shop',
      nonce: true,
      claims: { customerId: 'customer_number', userName: 'preferred_username' },
    },
    user: Object({ customerId: 'C-77', firstName: 'Zoë', userName: 'zoe' }),
    hasLogout: true,
    openVisitor,
  }
  return { name: `Keycloak ${VERSION}`, provider, stop: () => server.stop() }
}
