import { conformanceTable, runConformance, siteAt } from '@cairn/core/testing'
import { expect, inject, test } from 'vitest'
import { cannot, openWorld } from './world.ts'

test('keeps the promises of its ports, and names those that it cannot keep', async () => {
  const ports = ['account', 'cart', 'checkout', 'delivery', 'product', 'search'] as const
  const results = await runConformance(openWorld(inject('vendure'), siteAt('de/de-de')), { ports, cannot })
  expect(results.filter(({ result }) => result === 'failed')).toEqual([])
  const page = conformanceTable('Conformance of the Vendure adapter', results)
  await expect(page).toMatchFileSnapshot('../../../docs/adapters/conformance/vendure.md')
})
