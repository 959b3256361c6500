import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor, setup } from 'xstate'
import { accountMachine, createAccountDomain } from '../account/index.ts'
import { createMembershipDomain, membershipMachine } from '../membership/index.ts'
import { NO_MEMBERSHIP } from '../membership/status.rules.ts'
import { StoreError } from '../shared/errors.ts'
import type { Outcome, OutcomeEvent } from '../shared/outcome.ts'
import { settled } from '../store/shop.fixture.ts'
import { createCalls } from './createCalls.ts'
import { createTestIds } from './testIds.fixture.ts'

/** A back end whose requests wait until `answer` is called. */
const createBackEnd = () => {
  const requests: ((isRefused: boolean) => void)[] = []
  const request =
    <Answer>(value: Answer) =>
    () =>
      new Promise<Answer>((resolve, reject) =>
        requests.push((isRefused) => (isRefused ? reject(new StoreError('REFUSED', 'No')) : resolve(value))),
      )
  return {
    request,
    answer: async (isRefused: boolean) => {
      requests.shift()?.(isRefused)
      await settled()
    },
    isBusy: () => requests.length > 0,
  }
}

const profile = { bigCommCustomerID: 7, userName: 'ada@walker.example', firstName: 'Ada', lastName: 'Walker' }

const openAccount = () => {
  const { request, ...backEnd } = createBackEnd()
  const gateway = {
    profile: request(profile),
    orders: request({ orders: [], page: 1, total: 9 }),
    updateProfile: request(profile),
    changePassword: request(profile),
    signUp: request(profile),
    order: () => Promise.reject(new StoreError('NOT_FOUND', 'No')),
  }
  const actor = createActor(accountMachine, { input: { gateway } }).start()
  const calls = createCalls(actor, createTestIds())
  const { commands } = createAccountDomain(actor, calls.start)
  return {
    ...backEnd,
    calls,
    onOutcome: (handle: (event: OutcomeEvent) => void) => actor.on('@outcome', handle),
    commands: {
      load: () => commands.load(),
      more: () => commands.loadMoreOrders(),
      update: () => commands.update({ firstName: 'Augusta' }),
      password: () => commands.changePassword({ currentPassword: 'a', newPassword: 'b', confirmPassword: 'b' }),
    },
    background: { reset: () => commands.reset(), refresh: () => actor.send({ type: 'account.refresh' }) },
  }
}

const openMembership = () => {
  const { request, ...backEnd } = createBackEnd()
  const gateway = {
    load: request({ membership: NO_MEMBERSHIP, expired: false }),
    verify: request({ membership: NO_MEMBERSHIP, message: 'Welcome' }),
  }
  const actor = createActor(membershipMachine, { input: { gateway } }).start()
  const calls = createCalls(actor, createTestIds())
  const { commands } = createMembershipDomain(actor, calls.start)
  return {
    ...backEnd,
    calls,
    onOutcome: (handle: (event: OutcomeEvent) => void) => actor.on('@outcome', handle),
    commands: { load: () => commands.load(), verify: () => commands.verify('CODE') },
    background: { reset: () => commands.reset(), refresh: () => actor.send({ type: 'membership.refresh' }) },
  }
}

type Command = () => Promise<Outcome<unknown>>

test.each([
  ['account', openAccount],
  ['membership', openMembership],
] as const)('every call of the %s ends exactly once, whatever the order of commands and responses', async (_, open) => {
  const names = Object.keys(open().commands)
  const step = fc.constantFrom(...names, 'reset', 'refresh', 'answer', 'refuse')
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const page = open()
      const commands: Readonly<Record<string, Command>> = page.commands
      const background: Readonly<Record<string, () => void>> = page.background
      const ends: string[] = []
      page.onOutcome(({ calls }) => void ends.push(...calls.map(({ id }) => id)))
      const calls: Promise<Outcome<unknown>>[] = []
      for (const name of steps) {
        const command = commands[name]
        if (command) calls.push(command())
        background[name]?.()
        if (name === 'answer' || name === 'refuse') await page.answer(name === 'refuse')
      }
      for (let rounds = 0; rounds < 60 && page.isBusy(); rounds += 1) await page.answer(false)
      await Promise.all(calls)
      expect(ends.sort()).toEqual([...new Set(ends)])
      expect(ends).toHaveLength(calls.length)
    }),
    { numRuns: 60 },
  )
})

test('every call of a store that was stopped ends with ABORTED', async () => {
  const stopped = openAccount()
  const waiting = stopped.commands.load()
  stopped.calls.stop()
  await expect(waiting).resolves.toMatchObject({ ok: false, error: { code: 'ABORTED' } })
  await expect(stopped.commands.load()).resolves.toMatchObject({ ok: false, error: { code: 'ABORTED' } })
  await expect(stopped.commands.update()).resolves.toMatchObject({ ok: false, error: { code: 'ABORTED' } })
})

test('a command that the state does not accept ends with IGNORED, and a newer code replaces a waiting one', async () => {
  const account = openAccount()
  await expect(account.commands.more()).resolves.toMatchObject({ error: { code: 'IGNORED' } })
  const first = account.commands.update()
  await expect(account.commands.update()).resolves.toMatchObject({ error: { code: 'IGNORED' } })
  await account.answer(true)
  await expect(first).resolves.toMatchObject({ ok: false, error: { code: 'REFUSED' } })
  const membership = openMembership()
  void membership.commands.load()
  const older = membership.commands.verify()
  const newer = membership.commands.verify()
  await expect(older).resolves.toMatchObject({ error: { code: 'SUPERSEDED' } })
  await membership.answer(false)
  await membership.answer(false)
  await expect(newer).resolves.toMatchObject({ ok: true, value: { isActive: true } })
})

test('a machine that threw ends its open calls and all later ones with the error', async () => {
  const machine = setup({ types: {} as { emitted: OutcomeEvent } }).createMachine({
    on: {
      break: {
        actions: () => {
          throw new Error('broken')
        },
      },
    },
  })
  const actor = createActor(machine).start()
  const { start } = createCalls(actor, createTestIds())
  const waiting = start(() => undefined)
  const breaking = start(() => actor.send({ type: 'break' }))
  const broken = { ok: false, error: { code: 'UNEXPECTED', message: 'broken' } }
  expect(await Promise.all([waiting, breaking, start(() => undefined)])).toMatchObject([broken, broken, broken])
})
