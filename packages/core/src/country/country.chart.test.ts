import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { createMemoryPlatform } from '../platform/memory.ts'
import { siteAt, sites } from '../shared/sites.ts'
import { countryMachine } from './country.machine.ts'
import { createCountryDomain } from './country.view.ts'

/** A visitor of the American site who is in Germany; where they are is answered when the test says so. */
const open = (platform = createMemoryPlatform({ href: 'https://shop.example/us/en-us/jacket' })) => {
  const { promise, resolve } = Promise.withResolvers<string | null>()
  const asked: string[] = []
  const gateway = {
    detect: () => {
      asked.push('user/country')
      return promise
    },
  }
  const actor = createActor(countryMachine, { input: { platform, sites, site: siteAt('us/en-us'), gateway } })
  const { commands, getSnapshot: view, on } = createCountryDomain(actor)
  const told: string[] = []
  on('*', (fact) => void told.push(fact.type === 'country.leaving' ? `to ${fact.href}` : fact.type))
  actor.start()
  const answer = async () => {
    resolve('DE')
    await new Promise((done) => setTimeout(done, 0))
  }
  return { actor, answer, asked, commands, platform, told, view, start: () => actor.send({ type: 'country.start' }) }
}

test.each([
  ['before it is asked where one is', false],
  ['while it is asked where one is', true],
] as const)('staying %s is kept: no dialog comes afterwards', async (_, hasStarted) => {
  const { answer, commands, start, told, view, platform } = open()
  if (hasStarted) start()
  commands.stay()
  if (!hasStarted) start()
  await answer()
  expect(view()).toMatchObject({ detected: 'DE', suggestion: null })
  expect(told).toEqual(['country.stayed', 'country.detected'])
  expect(platform.cookies.get('site')).toBe('us/en-us')
})

test.each([
  ['before it is asked where one is', false],
  ['while it is asked where one is', true],
] as const)('another site chosen %s is gone to at once', (_, hasStarted) => {
  const { actor, commands, start, told, platform } = open()
  if (hasStarted) start()
  commands.goTo('fr/fr-fr')
  expect(told).toEqual(['to /fr/fr-fr'])
  expect(platform.cookies.get('site')).toBe('fr/fr-fr')
  expect(actor.getSnapshot().status).toBe('active')
})

test.each(['us/en-us', 'nowhere/xx'])('going to %s, where one is or where no site is, goes nowhere', async (prefix) => {
  const { answer, commands, start, told, view } = open()
  commands.goTo(prefix)
  start()
  commands.goTo(prefix)
  await answer()
  commands.goTo(prefix)
  expect(told).toEqual(['country.detected', 'country.suggested'])
  expect(view().suggestion?.countryName).toBe('Germany')
})

test('it is asked once where one is', async () => {
  const { answer, asked, start, told } = open()
  start()
  start()
  await answer()
  start()
  expect([asked, told]).toEqual([['user/country'], ['country.detected', 'country.suggested']])
})

test('staying once the dialog is there takes the suggestion away, at the next visit too', async () => {
  const { answer, commands, platform, start, told, view } = open()
  start()
  await answer()
  expect(view().suggestion?.sites.map(({ prefix }) => prefix)).toEqual(['de/de-de'])
  commands.stay()
  expect(view()).toMatchObject({ detected: 'DE', suggestion: null })
  expect(told).toEqual(['country.detected', 'country.suggested', 'country.stayed'])
  const next = open(platform)
  next.start()
  expect([next.asked, next.told, next.view().detected]).toEqual([[], ['country.detected'], 'DE'])
})
