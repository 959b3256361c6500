import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { createCalls } from '../kit/createCalls.ts'
import { createTestIds } from '../kit/testIds.fixture.ts'
import { runTurns } from '../shared/turns.fixture.ts'
import { shippingMachine } from './shipping.machine.ts'
import type { ShippingOption } from './shipping.types.ts'
import { createShippingDomain } from './shipping.view.ts'

const option = (id: string): ShippingOption => ({
  id,
  name: 'Standard',
  type: 'perorder',
  enabled: true,
  rate: 500,
  minimumSubtotal: 0,
  usesDiscountedSubtotal: null,
  excludesFixedShippingProducts: null,
  packaging: [],
})

const settled = () => runTurns(1)

/**
 * Opens the domain with a mock gateway that the test answers in any order; the id of an option is the number of its
 * request.
 */
const open = () => {
  const asked: string[] = []
  const answers: (() => void)[] = []
  const failures: (() => void)[] = []
  const emitted: string[] = []
  const gateway = {
    options: (country: string) => {
      const id = `${asked.push(country)}`
      return new Promise<readonly ShippingOption[]>((resolve, reject) => {
        answers.push(() => resolve([option(id)]))
        failures.push(() => reject(new Error('no')))
      })
    },
  }
  const actor = createActor(shippingMachine, { input: { gateway, currency: 'EUR' } })
  actor.on('shipping.loaded', ({ country }) => emitted.push(country))
  const domain = createShippingDomain(actor, {
    isEstimated: true,
    startCall: createCalls(actor, createTestIds()).start,
  })
  actor.start()
  const known = () => actor.getSnapshot().context.options.map(({ id }) => id)
  return { actor, asked, answers, domain, failures, emitted, known }
}

test('without a country no request is sent, however often the options are requested', async () => {
  const { actor, asked, known } = open()
  actor.send({ type: 'shipping.refresh' })
  actor.send({ type: 'shipping.setCountry', country: null })
  await settled()
  expect([asked, known(), actor.getSnapshot().value]).toEqual([[], [], 'idle'])
})

test('of two requests only the last response counts', async () => {
  const { actor, asked, answers, emitted, known } = open()
  actor.send({ type: 'shipping.setCountry', country: 'DE' })
  actor.send({ type: 'shipping.refresh' })
  expect(asked).toEqual(['DE', 'DE'])
  answers[1]?.()
  await settled()
  answers[0]?.()
  await settled()
  expect([known(), emitted]).toEqual([['2'], ['DE']])
})

test('another country drops the request for the old one, and the same country changes nothing', async () => {
  const { actor, asked, answers, emitted, known } = open()
  actor.send({ type: 'shipping.setCountry', country: 'DE' })
  actor.send({ type: 'shipping.setCountry', country: 'DE' })
  actor.send({ type: 'shipping.setCountry', country: 'FR' })
  expect(asked).toEqual(['DE', 'FR'])
  for (const answer of answers) answer()
  await settled()
  expect([known(), emitted]).toEqual([['2'], ['FR']])
})

test('removing the country ends the request and leaves no options', async () => {
  const { actor, answers, emitted, known } = open()
  actor.send({ type: 'shipping.setCountry', country: 'DE' })
  actor.send({ type: 'shipping.setCountry', country: null })
  answers[0]?.()
  await settled()
  expect([known(), emitted, actor.getSnapshot().value]).toEqual([[], [], 'idle'])
})

test.each([
  ['the same country is sent again, as the cart does when it is loaded', 'shipping.setCountry', 'DE'],
  ['another country is chosen', 'shipping.setCountry', 'FR'],
  ['somebody asks', 'shipping.refresh', 'DE'],
] as const)('failed options are requested again when %s', async (_, type, country) => {
  const { actor, asked, answers, failures, emitted, known } = open()
  actor.send({ type: 'shipping.setCountry', country: 'DE' })
  failures[0]?.()
  await settled()
  expect([asked, known()]).toEqual([['DE'], []])
  actor.send({ type, country })
  answers[1]?.()
  await settled()
  expect([asked, known(), emitted]).toEqual([['DE', country], ['2'], [country]])
})

test('each refresh ends with the options of the last request, without a country with none', async () => {
  const { actor, answers, domain } = open()
  expect(await domain.commands.refresh()).toEqual({ ok: true, value: [] })
  actor.send({ type: 'shipping.setCountry', country: 'DE' })
  const outcomes = Promise.all([domain.commands.refresh(), domain.commands.refresh()])
  answers[2]?.()
  expect(await outcomes).toEqual([
    { ok: true, value: [option('3')] },
    { ok: true, value: [option('3')] },
  ])
})

test('a refresh that fails ends with the error, and the next one succeeds', async () => {
  const { actor, answers, domain, failures } = open()
  actor.send({ type: 'shipping.setCountry', country: 'DE' })
  const failed = domain.commands.refresh()
  failures[1]?.()
  expect(await failed).toMatchObject({ ok: false, error: { message: 'no' } })
  const again = domain.commands.refresh()
  answers[2]?.()
  expect(await again).toEqual({ ok: true, value: [option('3')] })
})

test('a start during a request drops its response, and the waiting refresh ends with the new options', async () => {
  const { actor, asked, answers, domain, emitted, known } = open()
  actor.send({ type: 'shipping.start', country: 'DE' })
  const refresh = domain.commands.refresh()
  expect(domain.getSnapshot().isLoading).toBe(true)
  actor.send({ type: 'shipping.start', country: 'FR' })
  expect(asked).toEqual(['DE', 'DE', 'FR'])
  answers[1]?.()
  await settled()
  expect([known(), emitted]).toEqual([[], []])
  answers[2]?.()
  expect(await refresh).toEqual({ ok: true, value: [option('3')] })
  expect([known(), emitted, domain.getSnapshot().country]).toEqual([['3'], ['FR'], 'FR'])
})

test('a start requests failed options again, for the same country too', async () => {
  const { actor, asked, answers, emitted, failures, known } = open()
  actor.send({ type: 'shipping.start', country: 'DE' })
  failures[0]?.()
  await settled()
  expect(actor.getSnapshot().value).toBe('unreachable')
  actor.send({ type: 'shipping.start', country: 'DE' })
  answers[1]?.()
  await settled()
  expect([asked, known(), emitted]).toEqual([['DE', 'DE'], ['2'], ['DE']])
})

test('the cart changes the total while the options are unreachable, and no request is sent', async () => {
  const { actor, asked, domain, failures } = open()
  actor.send({ type: 'shipping.setCountry', country: 'DE' })
  failures[0]?.()
  await settled()
  const subject = { baseAmount: 3000, subtotal: 2500, currency: 'EUR', needsShipping: true } as const
  actor.send({ type: 'shipping.setSubject', subject })
  expect(domain.getSnapshot()).toMatchObject({
    cost: null,
    isNeeded: true,
    isLoading: false,
    total: { amount: 2500, currency: 'EUR' },
  })
  expect([asked, actor.getSnapshot().value]).toEqual([['DE'], 'unreachable'])
})
