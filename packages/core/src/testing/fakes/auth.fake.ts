import type { AuthGateway } from '../../auth/auth.types.ts'
import { StoreError } from '../../shared/errors.ts'
import { CHANNELS } from '../../shared/sites.ts'
import type { Answer, BackEnd, FakeCustomer, Visit } from './backEnd.ts'

const SESSION_SECONDS = 7199

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')

const textOf = (value: unknown): string => base64url(new TextEncoder().encode(JSON.stringify(value)))

const random = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)))

/**
 * Creates an unsigned token with the claims of the customer. Anybody can forge it, so it suits only a shop that has
 * nothing to protect.
 */
const tokenOf = ({ site, now }: BackEnd, { profile, membership }: FakeCustomer): string => {
  const claims = {
    exp: Math.floor(now() / 1000) + SESSION_SECONDS,
    bigCommCustomerID: profile.customerId,
    bigCommCustomerGroupID: membership?.customerGroupId ?? '0',
    channel: CHANNELS[site.storeSource]?.[0] ?? site.storeSource,
    given_name: profile.firstName,
    userName: profile.userName,
  }
  return `${textOf({ alg: 'none' })}.${textOf(claims)}.`
}

const sha256 = async (text: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))

/**
 * Creates a provider without a login page: `begin` returns the URL of the shop's own callback, and `exchange` signs in
 * the customer of `whoSignsIn`. The code contains the PKCE challenge, so a new page can check the code of a sign-in
 * that the previous page began.
 */
export const createFakeAuth = (
  backEnd: BackEnd,
  visit: Visit,
  answer: Answer,
  whoSignsIn: () => FakeCustomer,
): AuthGateway => {
  const used = new Set<string>()
  return {
    begin: async ({ redirectUri }) => {
      const code_verifier = random()
      const pkce = { code_verifier, code_challenge: await sha256(code_verifier), state: random() }
      const back = new URL(redirectUri)
      back.search = new URLSearchParams({ code: `${pkce.code_challenge}.${random()}`, state: pkce.state }).toString()
      return { href: back.href, pkce }
    },
    exchange: async ({ href, pkce }, options) => {
      const challenge = await sha256(pkce.code_verifier)
      return answer(options, () => {
        const { searchParams } = new URL(href)
        if (searchParams.get('state') !== pkce.state)
          throw new StoreError('SIGN_IN', 'The answer does not belong to this sign-in')
        const code = searchParams.get('code') ?? ''
        if (code.split('.')[0] !== challenge || used.has(code))
          throw new StoreError('SIGN_IN', 'The code is not known', { problem: 'invalid_grant', status: 400 })
        used.add(code)
        visit.customer = whoSignsIn()
        const accessToken = tokenOf(backEnd, visit.customer)
        return { accessToken, idToken: accessToken, expiresIn: SESSION_SECONDS }
      })
    },
  }
}
