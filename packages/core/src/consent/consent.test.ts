import { afterEach, expect, test, vi } from 'vitest'
import { SimulatedClock } from 'xstate'
import { createJar, createToolOf } from './consent.fixture.ts'
import { CHECK_EVERY, CHECK_TIMES } from './consent.rules.ts'
import type { ConsentCategory, ConsentEvent } from './consent.types.ts'
import { createConsent } from './createConsent.ts'

afterEach(() => vi.useRealTimers())

interface Circumstances {
  readonly cookies?: readonly string[]
  readonly granted?: readonly ConsentCategory[]
  readonly reviewsProvider?: string
}

const open = ({ cookies = [], granted = [], ...config }: Circumstances = {}) => {
  const clock = new SimulatedClock()
  const tool = createToolOf(granted)
  const jar = createJar(...cookies)
  const consent = createConsent({ provider: tool.provider, cookies: jar.cookies, clock, ...config })
  const emitted: ConsentEvent[] = []
  consent.on('*', (event: ConsentEvent) => emitted.push(event))
  const runs = () => emitted.filter(({ type }) => type === 'consent.checked').length
  return { consent, clock, tool, ...jar, emitted, runs }
}

test('the first check runs after 3 s, and then one every 3 s', { meta: { spec: ['9.consent.every'] } }, () => {
  const { consent, clock, runs, looks } = open()
  consent.start()
  clock.increment(2999)
  expect([runs(), looks()]).toEqual([0, 0])
  clock.increment(1)
  expect([runs(), looks()]).toEqual([1, 1])
  clock.increment(2999)
  expect(runs()).toBe(1)
  clock.increment(1)
  expect([runs(), looks()]).toEqual([2, 2])
})

test('20 checks run, the last after 60 s', { meta: { spec: ['9.consent.times'] } }, () => {
  const { consent, clock, runs, looks } = open()
  consent.start()
  for (let passed = 0; passed < 59_999; passed += 1) clock.increment(1)
  expect(runs()).toBe(19)
  clock.increment(1)
  expect(runs()).toBe(20)
  for (let passed = 60; passed < 120; passed += 1) clock.increment(1000)
  expect([runs(), looks()]).toEqual([20, 20])
  expect([CHECK_EVERY, CHECK_TIMES]).toEqual([3000, 20])
})

test('without consent for analytics only the cookies of the reviews provider are removed', {
  meta: { spec: ['9.consent.deletes'] },
}, () => {
  const { consent, clock, jar, emitted } = open({
    cookies: ['yotpo_pixel', '_yotpoId', 'other'],
    granted: ['functional'],
  })
  consent.start()
  expect([...jar]).toEqual(['yotpo_pixel', '_yotpoId', 'other'])
  clock.increment(3000)
  expect([...jar]).toEqual(['other'])
  expect(emitted).toContainEqual({ type: 'consent.cookiesRemoved', names: ['yotpo_pixel', '_yotpoId'] })
})

test('with consent for analytics all cookies stay', { meta: { spec: ['9.consent.deletes'] } }, () => {
  const names = ['yotpo_pixel', '_yotpoId', 'other']
  const { consent, clock, jar, emitted } = open({ cookies: names, granted: ['analytics'] })
  consent.start()
  for (let run = 0; run < CHECK_TIMES; run += 1) clock.increment(CHECK_EVERY)
  expect([...jar]).toEqual(names)
  expect(emitted.map(({ type }) => type)).not.toContain('consent.cookiesRemoved')
})

test('cookie names match case-insensitively, and the provider is configurable', () => {
  const { consent, jar } = open({ cookies: ['Stamped_Id', 'yotpo_pixel'], reviewsProvider: 'STAMPED' })
  consent.commands.check()
  expect([...jar]).toEqual(['yotpo_pixel'])
})

test('a cookie that comes back is removed again', () => {
  const { consent, clock, jar } = open({ cookies: ['yotpo_pixel'] })
  consent.start()
  clock.increment(3000)
  jar.add('yotpo_pixel')
  clock.increment(3000)
  expect([...jar]).toEqual([])
})

test('a change in the tool is checked at once, also after the last check, and does not delay the next check', () => {
  const { consent, clock, tool, jar, runs } = open({ cookies: ['yotpo_pixel'], granted: ['analytics'] })
  consent.start()
  clock.increment(2000)
  tool.choose()
  expect([[...jar], runs()]).toEqual([[], 1])
  clock.increment(1000)
  expect(runs()).toBe(2)
  for (let passed = 3; passed < 90; passed += 1) clock.increment(1000)
  jar.add('yotpo_late')
  tool.choose()
  expect([...jar]).toEqual([])
})

test('the decision is known at the start, and an event is emitted only when it changes', () => {
  const { consent, clock, tool, emitted } = open()
  const seen: unknown[] = []
  consent.subscribe(({ status, granted }) => seen.push([status, ...granted]))
  expect(consent.getSnapshot()).toEqual({ status: 'unknown', granted: [] })
  consent.start()
  tool.choose('analytics', 'social')
  const shown = consent.getSnapshot()
  tool.choose('social', 'analytics')
  clock.increment(3000)
  expect(consent.getSnapshot()).toBe(shown)
  expect(seen).toEqual([['undecided'], ['decided', 'analytics', 'social']])
  expect(emitted.filter(({ type }) => type === 'consent.changed')).toEqual([
    { type: 'consent.changed', isDecided: false, granted: [] },
    { type: 'consent.changed', isDecided: true, granted: ['analytics', 'social'] },
  ])
  expect(consent.getInitialSnapshot()).toEqual({ status: 'unknown', granted: [] })
})

test('a different category is a change, even when the number of categories is the same', () => {
  const { consent, tool } = open({ granted: ['analytics', 'social'] })
  consent.start()
  tool.choose('analytics', 'targeting')
  expect(consent.getSnapshot().granted).toEqual(['analytics', 'targeting'])
})

test('without a clock of its own it uses the timers of the browser', () => {
  vi.useFakeTimers()
  const { provider } = createToolOf()
  const { cookies, jar } = createJar('yotpo_pixel')
  createConsent({ provider, cookies }).start()
  vi.advanceTimersByTime(2999)
  expect(jar.size).toBe(1)
  vi.advanceTimersByTime(1)
  expect(jar.size).toBe(0)
})

test('a choice in another tab, which notifies nobody, is found by the next check', () => {
  const { consent, clock, tool } = open({ granted: ['analytics'] })
  consent.start()
  tool.chooseSilently()
  clock.increment(3000)
  expect(consent.getSnapshot()).toEqual({ status: 'decided', granted: [] })
})

test('a tool that throws allows nothing', () => {
  const { provider } = createToolOf(['analytics'])
  const { cookies, jar } = createJar('yotpo_pixel')
  const broken = (): never => {
    throw new Error('not loaded')
  }
  const consent = createConsent({ provider: { ...provider, read: broken }, cookies, clock: new SimulatedClock() })
  consent.start()
  consent.commands.check()
  expect(consent.getSnapshot()).toEqual({ status: 'undecided', granted: [] })
  expect([...jar]).toEqual([])
})

test('it reads and removes nothing before the start, ignores a second start, and never checks again after the stop', () => {
  const { consent, clock, tool, looks, runs } = open({ cookies: ['yotpo_pixel'] })
  clock.increment(10_000)
  expect([consent.getSnapshot().status, tool.listeners.size, looks()]).toEqual(['unknown', 0, 0])
  consent.start()
  consent.start()
  expect(tool.listeners.size).toBe(1)
  clock.increment(3000)
  consent.stop()
  consent.start()
  clock.increment(10_000)
  expect([runs(), tool.listeners.size]).toEqual([1, 0])
})

test('stopped before its start, it never starts', () => {
  const { consent, clock, tool, runs } = open()
  consent.stop()
  consent.start()
  clock.increment(10_000)
  expect([consent.getSnapshot().status, tool.listeners.size, runs()]).toEqual(['unknown', 0, 0])
})

test('openSettings opens the settings of the tool', () => {
  const { provider } = createToolOf()
  const { cookies } = createJar()
  expect(createConsent({ provider, cookies }).commands.openSettings()).toBe(true)
  const absent = { ...provider, openSettings: () => false }
  expect(createConsent({ provider: absent, cookies }).commands.openSettings()).toBe(false)
})
