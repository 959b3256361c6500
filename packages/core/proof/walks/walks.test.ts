import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyCall } from '../../src/store/everyCall.fixture.ts'
import { begun, type Step, walks } from './steps.ts'
import { goWalk } from './walk.ts'
import { startTime, type WalkTime } from './wallTime.ts'

// This file runs only the walks that once found a bug and a few random ones; `npm run proof:core` runs a hundred
// thousand.
let time: WalkTime
beforeAll(() => {
  time = startTime()
})
afterAll(() => time.end())

const well = (pick = 0): Step => ({ do: 'network', pick, fate: 'well' })
const signIn = (user: string, tab: number): Step => ({ do: 'signIn', tab, user })
const code: Step = { do: 'verify', tab: 0, isRight: true }
const add: Step = { do: 'add', tab: 0, variant: 1, pieces: 1 }
test.each<[string, readonly Step[]]>([
  ['the first add of one tab is seen by the other', [add]],
  ['the checkout of a cart that is not there ends', [{ do: 'checkout', tab: 0 }]],
  [
    'an add is not sent under another key after a conflict, since it may have been applied before',
    [add, well(), { do: 'wait', milliseconds: 11_000 }, { do: 'network', pick: 0, fate: 'conflict' }],
  ],
  [
    'a tab that is late to see that its cart is gone leaves the new one alone',
    [add, well(), well(), well(), well(), { do: 'order', tab: 0 }, add],
  ],
  [
    'two tabs that begin a cart at once begin one',
    [add, { do: 'add', tab: 1, variant: 2, pieces: 2 }, well(), well(1), well(), well(1)],
  ],
  [
    'what is added while an answer is lost counts',
    [add, { do: 'network', pick: 0, fate: 'resetAfter' }, { ...add, pieces: 3 }, { do: 'wait', milliseconds: 1000 }],
  ],
  [
    'a chosen quantity is there in the end',
    [...begun, { do: 'quantity', tab: 0, line: 0, pieces: 5 }, { do: 'wait', milliseconds: 1000 }],
  ],
  ['what is removed is gone in the end', [...begun, { do: 'remove', tab: 0, line: 0 }]],
  [
    'a session that two calls end at once is notified once',
    [
      { do: 'signIn', tab: 0, user: 'anna' },
      { do: 'loadAccount', tab: 0 },
      ...Array.from({ length: 8 }, (): Step => ({ do: 'network', pick: 0, fate: 'unauthorized' })),
    ],
  ],
  [
    'a change of an ordered cart is not expected to be kept',
    [...begun, { do: 'order', tab: 0 }, { do: 'quantity', tab: 0, line: 0, pieces: 1 }],
  ],
  [
    'a sign-in that is ignored after a sign-out changes nothing',
    [signIn('anna', 0), { do: 'signOut', tab: 1 }, signIn('anna', 0), signIn('anna', 1)],
  ],
  ['a code that a newer one replaces ends its call', [signIn('anna', 0), { do: 'loadMembership', tab: 0 }, code, code]],
  [
    'the shipping options that arrive late are those of the country that was chosen meanwhile',
    [...begun, { do: 'shipping', tab: 0, fate: 'late' }, { do: 'country', tab: 0, country: 'FR' }, well(), well()],
  ],
  [
    'a profile that arrives after another customer has signed in is not shown',
    [signIn('anna', 0), well(), well(), { do: 'loadAccount', tab: 0 }, { do: 'signOut', tab: 1 }, signIn('ben', 1)],
  ],
  [
    'an add without a response is notified once',
    [
      add,
      ...Array.from({ length: 80 }, (): Step[] => [
        { do: 'network', pick: 0, fate: 'serverError' },
        { do: 'wait', milliseconds: 1000 },
      ]).flat(),
    ],
  ],
])('%s', async (_, steps) => {
  await expect(goWalk(steps, time)).resolves.toBeDefined()
})

test('walks of two tabs over a failing network lose no change, apply none twice, end each call once and end in the same state', async () => {
  const called = new Set<string>()
  const result = await fc.check(
    fc.asyncProperty(walks, async (steps) => {
      for (const command of await goWalk(steps, time)) called.add(command)
    }),
    { numRuns: 300, seed: 20_261_121 },
  )
  expect(result.errorInstance).toBeNull()
  expect(result.numRuns).toBe(300)
  expect([...called].sort()).toEqual(Object.keys(everyCall).sort())
}, 60_000)
