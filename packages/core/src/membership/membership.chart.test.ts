import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { createCalls } from '../kit/createCalls.ts'
import { createTestIds } from '../kit/testIds.fixture.ts'
import { StoreError } from '../shared/errors.ts'
import { runTurns } from '../shared/turns.fixture.ts'
import { membershipMachine } from './membership.machine.ts'
import { NO_MEMBERSHIP } from './membership.rules.ts'
import type { LoadedMembership, Membership } from './membership.types.ts'
import { createMembershipDomain } from './membership.view.ts'

const guide: Membership = { ...NO_MEMBERSHIP, isActive: true, customerGroupId: '7', customerGroup: 'Guides' }

const settled = () => runTurns(1)

/** Opens the domain with a mock service that answers when the test resolves a request. */
const open = () => {
  const calls: string[] = []
  const loads: PromiseWithResolvers<LoadedMembership>[] = []
  const verifications: PromiseWithResolvers<{ membership: Membership; message: string }>[] = []
  const gateway = {
    load: () => {
      calls.push('load')
      const paused = Promise.withResolvers<LoadedMembership>()
      loads.push(paused)
      return paused.promise
    },
    verify: (code: string) => {
      calls.push(`verify ${code}`)
      const paused = Promise.withResolvers<{ membership: Membership; message: string }>()
      verifications.push(paused)
      return paused.promise
    },
  }
  const actor = createActor(membershipMachine, { input: { gateway } }).start()
  const { commands, getSnapshot: view, on } = createMembershipDomain(actor, createCalls(actor, createTestIds()).start)
  const emitted: string[] = []
  on('*', ({ type }) => void emitted.push(type))
  const loaded = async (membership: Membership | null, expired = false) => {
    loads.shift()?.resolve({ membership, expired })
    await settled()
  }
  const verified = async () => {
    verifications.shift()?.resolve({ membership: guide, message: 'Welcome' })
    await settled()
  }
  const refused = async () => {
    verifications.shift()?.reject(new StoreError('REFUSED', 'This code is used'))
    await settled()
  }
  return { actor, calls, commands, emitted, view, loaded, verified, refused }
}

test('signing out while a code is verified leaves no member, whatever the response is', async () => {
  const { commands, emitted, view, verified } = open()
  commands.verify('CODE-1')
  expect(view().status).toBe('loading')
  commands.reset()
  await verified()
  expect(view()).toMatchObject({ status: 'unknown', isMember: false, error: null })
  expect(emitted).toEqual([])
})

test('signing out while the membership loads leaves no member, and no code is sent afterwards', async () => {
  const { calls, commands, emitted, view, loaded } = open()
  commands.load()
  commands.verify('CODE-1')
  commands.reset()
  await loaded(guide)
  expect(view()).toMatchObject({ status: 'unknown', isMember: false })
  expect([calls, emitted]).toEqual([['load'], []])
})

test('a code that is entered while the membership loads is verified afterwards', async () => {
  const { calls, commands, emitted, view, loaded, verified } = open()
  commands.load()
  commands.verify('CODE-1')
  expect(calls).toEqual(['load'])
  await loaded(null)
  expect(calls).toEqual(['load', 'verify CODE-1'])
  await verified()
  expect(view()).toMatchObject({ status: 'ready', isMember: true, customerGroup: 'Guides' })
  expect(emitted).toEqual(['membership.loaded', 'membership.verified'])
})

test('a refused code keeps the loaded membership, and is sent once', async () => {
  const { calls, commands, emitted, view, loaded, refused } = open()
  commands.load()
  commands.verify('CODE-1')
  await loaded(guide)
  await refused()
  expect(view()).toMatchObject({ status: 'ready', isMember: true, error: { code: 'REFUSED' } })
  expect(calls).toEqual(['load', 'verify CODE-1'])
  expect(emitted).toEqual(['membership.loaded', 'membership.failed'])
})

test('the membership of the previous page is shown at once', () => {
  const { actor, calls, view } = open()
  actor.send({ type: 'membership.restore', membership: guide })
  expect(view().isMember).toBe(true)
  expect(calls).toEqual([])
})

test.each([
  ['was active', guide, ['membership.expired', 'membership.loaded']],
  ['had ended', { ...guide, isActive: false }, ['membership.loaded']],
  ['nobody had', NO_MEMBERSHIP, ['membership.expired', 'membership.loaded']],
])(
  'the expiry of a membership that %s on the previous page is reported unless that page has reported it',
  async (_, known, events) => {
    const { actor, commands, emitted, loaded } = open()
    actor.send({ type: 'membership.restore', membership: known })
    commands.load()
    await loaded(guide, true)
    expect(emitted).toEqual(events)
  },
)

test('signing out when idle leaves no member', async () => {
  const { commands, view, loaded } = open()
  commands.load()
  await loaded(guide)
  expect(view().isMember).toBe(true)
  commands.reset()
  expect(view()).toMatchObject({ status: 'unknown', isMember: false })
})

test.each([
  ['loaded', 'load', ['load', 'load']],
  ['verified', 'verify CODE-1', ['verify CODE-1', 'load']],
] as const)('a change of the customer while the membership is %s loads it again', async (_, first, calls) => {
  const page = open()
  if (first === 'load') page.commands.load()
  else page.commands.verify('CODE-1')
  page.actor.send({ type: 'membership.refresh' })
  page.commands.load()
  expect(page.calls).toEqual([first])
  if (first === 'load') await page.loaded(null)
  else await page.verified()
  expect(page.calls).toEqual(calls)
  await page.loaded({ ...guide, customerGroupId: '9' })
  expect(page.view()).toMatchObject({ status: 'ready', customerGroupId: '9' })
  expect(page.calls).toEqual(calls)
})
