import { casesOf, check, equal, refused } from './check.ts'
import type { CompleteWorld } from './conformance.types.ts'

/** Starts a sign-in and follows it up to the callback URL of the shop. */
const comeBack = async ({ authorize, callback, site, visitor }: CompleteWorld) => {
  const { auth } = visitor().gateways
  const { href, pkce } = await auth.begin({ redirectUri: callback, uiLocales: site.hreflang })
  return { auth, pkce, href: await authorize(href), redirectUri: callback }
}

const sha256 = async (text: string): Promise<string> =>
  btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')

/** The test cases of the sign-in port: authorization code with PKCE (RFC 7636). */
export const authCases = casesOf('auth', {
  'begins each sign-in with secrets of its own': async ({ callback, site, visitor }) => {
    const request = { redirectUri: callback, uiLocales: site.hreflang }
    const { auth } = visitor().gateways
    const [one, other] = [await auth.begin(request), await auth.begin(request)]
    check(one.pkce.state !== other.pkce.state, 'each sign-in has a state of its own')
    check(one.pkce.code_verifier !== other.pkce.code_verifier, 'each sign-in has a verifier of its own')
    check(/^[\w.~-]{43,128}$/.test(one.pkce.code_verifier), 'a verifier has 43 to 128 letters (RFC 7636)')
  },
  'challenges with the SHA-256 of the verifier': async ({ callback, site, visitor }) => {
    const { pkce } = await visitor().gateways.auth.begin({ redirectUri: callback, uiLocales: site.hreflang })
    equal(pkce.code_challenge, await sha256(pkce.code_verifier), 'the challenge')
  },
  'changes a code into tokens': async (world) => {
    const { auth, ...answer } = await comeBack(world)
    const { accessToken, expiresIn, idToken } = await auth.exchange(answer, {})
    check(accessToken !== '' && idToken !== '', 'there are both tokens')
    check(Number.isFinite(expiresIn) && expiresIn > 0, 'a session lasts some seconds', expiresIn)
  },
  'changes a code once': async (world) => {
    const { auth, ...answer } = await comeBack(world)
    await auth.exchange(answer, {})
    await refused(auth.exchange(answer, {}), 'SIGN_IN', 'a used code')
  },
  'refuses the answer to another sign-in': async (world) => {
    const { auth, ...answer } = await comeBack(world)
    const pkce = { ...answer.pkce, state: 'a-state-of-somebody-else' }
    await refused(auth.exchange({ ...answer, pkce }, {}), 'SIGN_IN', 'a foreign state')
  },
  'refuses a code without its verifier': async (world) => {
    const { auth, ...answer } = await comeBack(world)
    const pkce = { ...answer.pkce, code_verifier: 'x'.repeat(43) }
    await refused(auth.exchange({ ...answer, pkce }, {}), 'SIGN_IN', 'a foreign verifier')
  },
  'refuses an answer without a code': async (world) => {
    const { auth, ...answer } = await comeBack(world)
    const url = new URL(answer.href)
    url.searchParams.delete('code')
    url.searchParams.set('error', 'access_denied')
    await refused(auth.exchange({ ...answer, href: url.href }, {}), 'SIGN_IN', 'a refusal of the provider')
  },
})
