import { expect, test } from 'vitest'
import { withOwnPorts } from '../store/ownPorts.ts'
import { answers } from './auth.answers.ts'
import type { AuthGateway } from './auth.types.ts'

const pkce = { code_challenge: 'challenge', code_verifier: 'verifier', state: 'state' }
const tokens = { accessToken: 'access', idToken: 'id', expiresIn: 3600 }

/** Asks a shop's own gateway whose methods all answer with `answer`. */
const ask = async (call: keyof AuthGateway, answer: unknown): Promise<unknown> => {
  const own = Object.fromEntries(['begin', 'exchange', 'renew'].map((name) => [name, async () => answer]))
  return withOwnPorts({ auth: own }, { auth: own }, () => async () => ({ answers })).auth[call]?.()
}

test.each([
  ['begin', { href: 'https://id.example/authorize', pkce }],
  ['begin', { href: 'https://id.example/authorize', pkce: { ...pkce, nonce: 'nonce' } }],
  ['exchange', tokens],
  ['exchange', { ...tokens, claims: { given_name: 'Ada' } }],
  ['renew', tokens],
  ['renew', null],
] as const)('%s may answer with %j', async (call, answer) => {
  expect(await ask(call, answer)).toEqual(answer)
})

test.each([
  ['begin', { pkce }],
  ['begin', { href: 'https://id.example/authorize' }],
  ...Object.keys(pkce).map(
    (field) => ['begin', { href: 'https://id.example', pkce: { ...pkce, [field]: 7 } }] as const,
  ),
  ...(['exchange', 'renew'] as const).flatMap((call) =>
    ['accessToken', 'idToken', 'expiresIn', 'claims'].map((field) => [call, { ...tokens, [field]: null }] as const),
  ),
  ['exchange', null],
] as const)('%s that answers with %j ends as an error of the contract', async (call, answer) => {
  await expect(ask(call, answer)).rejects.toMatchObject({ code: 'CONTRACT', path: `auth.${call}` })
})
