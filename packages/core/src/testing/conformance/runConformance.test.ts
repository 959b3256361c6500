import { expect, test } from 'vitest'
import type { CallOptions } from '../../shared/call.ts'
import { createFakeGateways } from '../fakes/fakeShop.ts'
import type { ConformanceWorld } from './conformance.types.ts'
import { openFakeWorld } from './fakeWorld.fixture.ts'
import { conformanceTable, runConformance } from './runConformance.ts'

const world = openFakeWorld()
const gateways = createFakeGateways()
const brokenWorld: ConformanceWorld = {
  ...world,
  visitor: () => ({
    gateways: {
      ...gateways,
      country: { detect: (options: CallOptions) => gateways.country.detect(options).then(() => 'Germany | DE') },
    },
    keepCart: () => undefined,
    reopen: () => brokenWorld.visitor(),
  }),
}
const name = 'answers with a country of two letters, or that it does not know'

test('lists what a back end passes', async () => {
  const results = await runConformance(world, { ports: ['country', 'newsletter'] })
  expect(results.map(({ port, result, reason }) => [port, result, reason])).toEqual(
    results.map(({ port }) => [port, 'passed', null]),
  )
  expect(new Set(results.map(({ port }) => port))).toEqual(new Set(['country', 'newsletter']))
})

test('lists what a back end cannot do, with the reason', async () => {
  const results = await runConformance(brokenWorld, { ports: ['country'], cannot: { 'It knows names.': [name] } })
  expect(results[0]).toEqual({ port: 'country', name, result: 'cannot', reason: 'It knows names.' })
})

test('a case that fails without a reason is a failure', async () => {
  const [result] = await runConformance(brokenWorld, { ports: ['country'] })
  expect([result?.result, result?.reason]).toEqual(['failed', expect.stringContaining('Germany | DE')])
})

test('a case that passes although the back end cannot do it is a failure', async () => {
  const [result] = await runConformance(world, { ports: ['country'], cannot: { 'It knows names.': [name] } })
  expect(result?.result).toBe('failed')
})

test('a name that no case has is an error', async () => {
  const run = runConformance(world, { ports: ['country'], cannot: { 'It knows names.': ['no such case'] } })
  await expect(run).rejects.toThrow('The suite has no case "no such case"')
})

test('the page counts the cases of each port, and names what the back end cannot do', async () => {
  const cannot = { 'It knows names.': [name] }
  const page = conformanceTable('A shop', await runConformance(brokenWorld, { ports: ['country'], cannot }))
  expect(page).toContain('| country | 1 | 1 | 0 |')
  expect(page).toContain(`| country | ${name} | It knows names. |`)
  expect(page).toContain('## Failed: none')
  expect(conformanceTable('A shop', await runConformance(brokenWorld, { ports: ['country'] }))).toContain(
    'Germany \\| DE',
  )
})
