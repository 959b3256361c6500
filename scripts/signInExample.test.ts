import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { startBackEnd } from '../packages/core/proof/forwarding/backEnd.ts'
import { snippetsOf } from './testing/snippets.ts'

// Runs the server of docs/sign-in.md for a back end with passwords over real connections.

const root = fileURLToPath(new URL('..', import.meta.url))
const ORIGIN = 'https://shop.example'
const SESSION = {
  authorization: 'Bearer in-cookie',
  cookie: '__Host-session=token; has_session=9999999999',
  origin: ORIGIN,
}

type Answer = (request: Request) => Promise<Response | null>

/** Returns the server of the page, in front of the back end at this URL. */
const loadExample = async (backEnd: string): Promise<Answer> => {
  const page = readFileSync(join(root, 'docs/sign-in.md'), 'utf8')
  const code = snippetsOf(page).find((snippet) => snippet.code.includes('createPasswordSession('))?.code
  if (code === undefined) throw new Error('docs/sign-in.md has no example of createPasswordSession')
  const folder = mkdtempSync(join(tmpdir(), 'cairn-sign-in-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const file = join(folder, 'example.ts')
  writeFileSync(file, `${code.replace('https://api.example', backEnd)}\nexport { answer }\n`)
  const example: { readonly answer: Answer } = await import(file)
  return example.answer
}

let backEnd: Awaited<ReturnType<typeof startBackEnd>>
let send: (path: string, init?: RequestInit) => Promise<Response>
beforeEach(async () => {
  backEnd = await startBackEnd(({ path, headers }) => {
    if (path === '/login') return { body: 'token' }
    if (headers.authorization !== 'token') return { status: 401, body: '{"title":"Sign in"}' }
    return { headers: { 'content-type': 'application/json' }, body: '{"id":"c-1"}' }
  })
  const answer = await loadExample(backEnd.url)
  send = async (path, init) => {
    const response = await answer(new Request(`${ORIGIN}${path}`, init))
    if (response === null) throw new Error(`Nobody answers ${path}`)
    return response
  }
})

test('signs in, and the browser sees the claims and no token', async () => {
  const body = JSON.stringify({ email: 'ada@shop.example', password: 'x', redirect_uri: `${ORIGIN}/back`, state: 's' })
  const response = await send('/session/sign-in', { method: 'POST', headers: { origin: ORIGIN }, body })
  expect(await response.json()).toEqual({ href: `${ORIGIN}/back?state=s&code=done` })
  expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-session=token;.*HttpOnly/)
  expect(backEnd.reached).toMatchObject([
    {
      path: '/login',
      body: '{"email":"ada@shop.example","password":"x"}',
      headers: { 'content-type': 'application/json' },
    },
  ])
  expect(await (await send('/session', { headers: SESSION })).json()).toMatchObject({ claims: { id: 'c-1' } })
})

test('passes a GET on with the token', async () => {
  const response = await send('/back-end/me?fields=id', { headers: SESSION })
  expect([response.status, await response.json()]).toEqual([200, { id: 'c-1' }])
  expect(backEnd.reached).toMatchObject([{ method: 'GET', path: '/me?fields=id' }])
})

test('passes a POST on with its body and what describes it', async () => {
  const described = { 'content-type': 'application/json', 'accept-language': 'de-DE', 'idempotency-key': 'key-12345' }
  const init = { method: 'POST', headers: { ...SESSION, ...described }, body: '{"quantity":2}' }
  expect((await send('/back-end/carts', init)).status).toBe(200)
  expect(backEnd.reached).toMatchObject([
    { method: 'POST', path: '/carts', body: '{"quantity":2}', headers: described },
  ])
  expect(backEnd.reached[0]?.headers.cookie).toBeUndefined()
})

test('ends the session that the back end no longer knows', async () => {
  const cookie = '__Host-session=old; has_session=9999999999'
  const response = await send('/back-end/me', { headers: { ...SESSION, cookie } })
  expect([response.status, await response.json()]).toEqual([401, { title: 'Sign in' }])
  expect(response.headers.getSetCookie().join()).toMatch(/__Host-session=;.*Max-Age=0.*has_session=;.*Max-Age=0/)
})
