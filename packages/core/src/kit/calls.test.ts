import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createActor, emit, setup } from 'xstate'
import { accountMachine, createAccountDomain } from '../account/index.ts'
import { createMembershipDomain, membershipMachine } from '../membership/index.ts'
import { NO_MEMBERSHIP } from '../membership/membership.rules.ts'
import { StoreError } from '../shared/errors.ts'
import { type Call, type Outcome, type OutcomeEvent, succeeded, waiting } from '../shared/outcome.ts'
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

const profile = { customerId: '7', userName: 'ada@walker.example', firstName: 'Ada', lastName: 'Walker' }

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
  const loading = stopped.commands.load()
  stopped.calls.stop()
  await expect(loading).resolves.toMatchObject({ ok: false, error: { code: 'ABORTED' } })
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
  const open = start(() => undefined)
  const breaking = start(() => actor.send({ type: 'break' }))
  const broken = { ok: false, error: { code: 'UNEXPECTED', message: 'broken' } }
  expect(await Promise.all([open, breaking, start(() => undefined)])).toMatchObject([broken, broken, broken])
})

/**
 * Opens a machine that emits the outcome event that the test passes to `answer`. The event ends its calls, or reports
 * that they wait.
 */
const openWaiting = () => {
  const machine = setup({
    types: {} as { events: { type: 'answer'; event: OutcomeEvent }; emitted: OutcomeEvent },
  }).createMachine({ on: { answer: { actions: emit(({ event }) => event.event) } } })
  const actor = createActor(machine).start()
  const notified: string[] = []
  const { start } = createCalls(actor, createTestIds())
  return {
    notified,
    /** Starts a call whose `onWaiting` callback records the name in `notified`. */
    start: (name: string, onWaiting: () => void = () => void notified.push(name)) => {
      const calls: Call[] = []
      const outcome = start((call) => void calls.push(call), { onWaiting })
      return { calls, outcome }
    },
    answer: async (event: OutcomeEvent) => {
      actor.send({ type: 'answer', event })
      await Promise.resolve()
    },
  }
}

test('only the calls that wait are notified, each once, and they stay open', async () => {
  const { start, answer, notified } = openWaiting()
  const [first, second, other] = [start('first'), start('second'), start('other')]
  await answer(waiting([...first.calls, ...second.calls]))
  expect(notified).toEqual(['first', 'second'])
  await answer(waiting([...second.calls, ...other.calls]))
  expect(notified).toEqual(['first', 'second', 'other'])
  await answer(succeeded(first.calls, 'saved'))
  expect(await first.outcome).toEqual({ ok: true, value: 'saved' })
})

test('a call that has ended is not notified', async () => {
  const { start, answer, notified } = openWaiting()
  const { calls, outcome } = start('ended')
  await answer(succeeded(calls, null))
  await answer(waiting(calls))
  expect(await outcome).toEqual({ ok: true, value: null })
  expect(notified).toEqual([])
})

test('a function that throws does not keep the other calls from being notified', async () => {
  const { start, answer, notified } = openWaiting()
  const later: (() => void)[] = []
  vi.stubGlobal('queueMicrotask', (run: () => void) => later.push(run))
  const throwing = start('throwing', () => {
    throw new Error('broken')
  })
  await answer(waiting([...throwing.calls, ...start('other').calls]))
  vi.unstubAllGlobals()
  expect(later[0]).toThrow('broken')
  later[1]?.()
  expect(notified).toEqual(['other'])
})
