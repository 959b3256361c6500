import { expect, test } from 'vitest'
import { StoreError } from '../shared/errors.ts'
import { anonymous, CALLBACK, comeBack, leave, open, sessionOf, settled } from './auth.fixture.ts'

test('a sign-in ends when the redirect begins', async () => {
  const page = anonymous()
  let isEnded = false
  const outcome = page.auth.commands.signIn().finally(() => {
    isEnded = true
  })
  page.clock.increment(299)
  await settled()
  expect(isEnded).toBe(false)
  page.clock.increment(1)
  expect(await outcome).toEqual({ ok: true, value: undefined })
  expect(page.platform.visited).toHaveLength(1)
})

test('a sign-in is ignored during a redirect and for a signed-in shopper', async () => {
  const page = anonymous()
  void page.auth.commands.signIn()
  expect(await page.auth.commands.signIn()).toMatchObject({ ok: false, error: { code: 'IGNORED' } })
  const member = open()
  member.actor.send({ type: 'auth.restore', session: sessionOf(), now: member.now() })
  expect(await member.auth.commands.signIn()).toMatchObject({ ok: false, error: { code: 'IGNORED' } })
})

test('sign-ins before the stored session is read end together, with the one redirect', async () => {
  const page = open()
  const outcomes = Promise.all([page.auth.commands.signIn(), page.auth.commands.signIn({ delay: 1000 })])
  page.actor.send({ type: 'auth.restore', session: null, now: page.now() })
  page.clock.increment(1000)
  expect(await outcomes).toEqual([
    { ok: true, value: undefined },
    { ok: true, value: undefined },
  ])
  expect(page.platform.visited).toHaveLength(1)
})

test('an early sign-in is ignored when a session was stored, and aborted by a sign-out', async () => {
  const member = open()
  const ignored = member.auth.commands.signIn()
  member.actor.send({ type: 'auth.restore', session: sessionOf(), now: member.now() })
  expect(await ignored).toMatchObject({ error: { code: 'IGNORED' } })
  const page = open()
  const aborted = page.auth.commands.signIn()
  page.auth.commands.signOut()
  expect(await aborted).toMatchObject({ error: { code: 'ABORTED' } })
})

test('a sign-in is aborted when the shopper comes back to the page before its redirect', async () => {
  const page = anonymous()
  const outcome = page.auth.commands.signIn()
  page.actor.send({ type: 'auth.returned' })
  expect(await outcome).toMatchObject({ error: { code: 'ABORTED' } })
})

test('a sign-in that cannot start ends with the error, and with `toast: false` its event says so', async () => {
  const error = new StoreError('STORAGE', 'Nothing can be stored')
  const page = anonymous({ begin: () => Promise.reject(error) })
  const outcome = page.auth.commands.signIn({ toast: false })
  page.clock.increment(300)
  expect(await outcome).toEqual({ ok: false, error })
  expect(page.events).toEqual([{ type: 'auth.startFailed', error, toast: false }])
})

type Page = ReturnType<typeof open>

const endings: readonly (readonly [string, () => Page, (page: Page) => unknown])[] = [
  [
    'that redirected',
    anonymous,
    async (page) => {
      page.clock.increment(300)
      await settled()
      page.actor.send({ type: 'auth.returned' })
    },
  ],
  ['that a return to the page cancelled', anonymous, (page) => page.actor.send({ type: 'auth.returned' })],
  [
    'that could not start',
    () => anonymous({ begin: () => Promise.reject(new StoreError('SIGN_IN', 'No crypto')) }),
    async (page) => {
      page.clock.increment(300)
      await settled()
    },
  ],
  [
    'that a stored session made needless',
    open,
    (page) => {
      page.actor.send({ type: 'auth.restore', session: sessionOf(), now: page.now() })
      page.auth.commands.signOut()
      // The second sign-in meets no stored session, so only the return to the page ends it.
      page.actor.send({ type: 'auth.returned' })
    },
  ],
]

test.each(endings)(
  'a sign-in %s ends once, and the outcome of the next is for the next alone',
  async (_, start, end) => {
    const page = start()
    const ended: unknown[] = []
    page.actor.on('@outcome', ({ calls }) => void ended.push(...calls.map(({ id }) => id)))
    for (const id of ['first', 'second']) {
      page.actor.send({ type: 'auth.signIn', options: {}, call: { id } })
      await end(page)
    }
    expect(ended).toEqual(['first', 'second'])
  },
)

test('a callback waits until the stored session is read', async () => {
  const before = anonymous()
  const state = await leave(before)
  const page = open({ platform: before.platform })
  const outcome = page.auth.commands.complete(`${CALLBACK}?code=abc&state=${state}`)
  await settled()
  expect(page.exchanged).toEqual([])
  page.actor.send({ type: 'auth.restore', session: null, now: page.now() })
  expect(await outcome).toMatchObject({ ok: true, value: { intent: null } })
  expect(page.exchanged).toHaveLength(1)
})

test('two different callbacks are exchanged one after the other', async () => {
  const before = anonymous()
  const state = await leave(before)
  const page = comeBack(before)
  const outcomes = await Promise.all([
    page.auth.commands.complete(`${CALLBACK}?code=abc&state=${state}`),
    page.auth.commands.complete(`${CALLBACK}?error=access_denied&state=${state}`),
  ])
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, true])
  expect(page.exchanged).toHaveLength(1)
})

test('a sign-out ends the exchange and the callbacks that wait for it', async () => {
  const page = anonymous()
  const outcomes = Promise.all(
    ['a', 'b'].map((code) => page.auth.commands.complete(`${CALLBACK}?code=${code}&state=lost`)),
  )
  await settled()
  page.auth.commands.signOut()
  expect(await outcomes).toMatchObject([{ error: { code: 'ABORTED' } }, { error: { code: 'ABORTED' } }])
  expect(page.auth.getSnapshot().status).toBe('anonymous')
})

test('a callback during a redirect to the provider is ignored', async () => {
  const page = anonymous()
  void page.auth.commands.signIn()
  expect(await page.auth.commands.complete(`${CALLBACK}?code=abc&state=x`)).toMatchObject({
    error: { code: 'IGNORED' },
  })
})

test('an address that cannot be read ends with an error that names it', async () => {
  const page = anonymous()
  expect(await page.auth.commands.complete('https://[')).toMatchObject({
    ok: false,
    error: { code: 'SIGN_IN', message: 'https://[ is no address' },
  })
})
