import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { createMemoryPlatform } from '../platform/memory.ts'
import { siteAt, sites } from '../shared/sites.ts'
import { countryMachine } from './country.machine.ts'
import { countryStart } from './country.memory.ts'
import { createCountryDomain } from './country.view.ts'

/** Opens the US site for a visitor in Germany; the detection is answered when the test calls `answer`. */
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
  const emitted: string[] = []
  on('*', (event) => void emitted.push(event.type === 'country.leaving' ? `to ${event.href}` : event.type))
  actor.start()
  const answer = async () => {
    resolve('DE')
    await new Promise((done) => setTimeout(done, 0))
  }
  return { actor, answer, asked, commands, platform, emitted, view, start: () => actor.send(countryStart(platform)) }
}

test.each([
  ['before it is asked where one is', false],
  ['while it is asked where one is', true],
] as const)('choosing to stay %s is stored: no dialog opens afterwards', async (_, hasStarted) => {
  const { answer, commands, start, emitted, view, platform } = open()
  if (hasStarted) start()
  commands.stay()
  if (!hasStarted) start()
  await answer()
  expect(view()).toMatchObject({ detected: 'DE', suggestion: null })
  expect(emitted).toEqual(['country.stayed', 'country.detected'])
  expect(platform.cookies.get('site')).toBe('us/en-us')
})

test.each([
  ['before it is asked where one is', false],
  ['while it is asked where one is', true],
] as const)('another site chosen %s is opened at once', (_, hasStarted) => {
  const { actor, commands, start, emitted, platform } = open()
  if (hasStarted) start()
  commands.goTo('fr/fr-fr')
  expect(emitted).toEqual(['to /fr/fr-fr'])
  expect(platform.cookies.get('site')).toBe('fr/fr-fr')
  expect(actor.getSnapshot().status).toBe('active')
})

test.each(['us/en-us', 'nowhere/xx'])('goTo %s, the current or an unknown site, does nothing', async (prefix) => {
  const { answer, commands, start, emitted, view } = open()
  commands.goTo(prefix)
  start()
  commands.goTo(prefix)
  await answer()
  commands.goTo(prefix)
  expect(emitted).toEqual(['country.detected', 'country.suggested'])
  expect(view().suggestion?.countryName).toBe('Germany')
})

test('the country is detected once', async () => {
  const { answer, asked, start, emitted } = open()
  start()
  start()
  await answer()
  start()
  expect([asked, emitted]).toEqual([['user/country'], ['country.detected', 'country.suggested']])
})

test('choosing to stay in the dialog removes the suggestion, also at the next visit', async () => {
  const { answer, commands, platform, start, emitted, view } = open()
  start()
  await answer()
  expect(view().suggestion?.sites.map(({ prefix }) => prefix)).toEqual(['de/de-de'])
  commands.stay()
  expect(view()).toMatchObject({ detected: 'DE', suggestion: null })
  expect(emitted).toEqual(['country.detected', 'country.suggested', 'country.stayed'])
  const next = open(platform)
  next.start()
  expect([next.asked, next.emitted, next.view().detected]).toEqual([[], ['country.detected'], 'DE'])
})
