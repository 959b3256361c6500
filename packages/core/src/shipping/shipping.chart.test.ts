import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { shippingMachine } from './shipping.machine.ts'
import type { ShippingOption } from './shipping.types.ts'

const option = (id: number): ShippingOption => ({
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

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

/** Options that are answered one question at a time, in any order; the id of an option is the number of its question. */
const open = () => {
  const asked: string[] = []
  const answers: (() => void)[] = []
  const failures: (() => void)[] = []
  const told: string[] = []
  const gateway = {
    options: (country: string) => {
      const id = asked.push(country)
      return new Promise<readonly ShippingOption[]>((resolve, reject) => {
        answers.push(() => resolve([option(id)]))
        failures.push(() => reject(new Error('no')))
      })
    },
  }
  const actor = createActor(shippingMachine, { input: { gateway } })
  actor.on('*', ({ country }) => told.push(country))
  actor.start()
  const known = () => actor.getSnapshot().context.options.map(({ id }) => id)
  return { actor, asked, answers, failures, told, known }
}

test('without a country nothing is asked for, however often one asks', async () => {
  const { actor, asked, known } = open()
  actor.send({ type: 'shipping.refresh' })
  actor.send({ type: 'shipping.setCountry', country: null })
  await settled()
  expect([asked, known(), actor.getSnapshot().value]).toEqual([[], [], 'idle'])
})

test('asked again while the options come, the answer to the last question counts', async () => {
  const { actor, asked, answers, told, known } = open()
  actor.send({ type: 'shipping.setCountry', country: 'DE' })
  actor.send({ type: 'shipping.refresh' })
  expect(asked).toEqual(['DE', 'DE'])
  answers[1]?.()
  await settled()
  answers[0]?.()
  await settled()
  expect([known(), told]).toEqual([[2], ['DE']])
})

test('another country while the options come forgets the old ones, the same country changes nothing', async () => {
  const { actor, asked, answers, told, known } = open()
  actor.send({ type: 'shipping.setCountry', country: 'DE' })
  actor.send({ type: 'shipping.setCountry', country: 'DE' })
  actor.send({ type: 'shipping.setCountry', country: 'FR' })
  expect(asked).toEqual(['DE', 'FR'])
  for (const answer of answers) answer()
  await settled()
  expect([known(), told]).toEqual([[2], ['FR']])
})

test('no country any more ends the question and leaves no options', async () => {
  const { actor, answers, told, known } = open()
  actor.send({ type: 'shipping.setCountry', country: 'DE' })
  actor.send({ type: 'shipping.setCountry', country: null })
  answers[0]?.()
  await settled()
  expect([known(), told, actor.getSnapshot().value]).toEqual([[], [], 'idle'])
})

test.each([
  ['the same country is told again, as the cart does when it can be read', 'shipping.setCountry', 'DE'],
  ['another country is chosen', 'shipping.setCountry', 'FR'],
  ['somebody asks', 'shipping.refresh', 'DE'],
] as const)('options that could not be read are asked for again when %s', async (_, type, country) => {
  const { actor, asked, answers, failures, told, known } = open()
  actor.send({ type: 'shipping.setCountry', country: 'DE' })
  failures[0]?.()
  await settled()
  expect([asked, known()]).toEqual([['DE'], []])
  actor.send({ type, country })
  answers[1]?.()
  await settled()
  expect([asked, known(), told]).toEqual([['DE', country], [2], [country]])
})
