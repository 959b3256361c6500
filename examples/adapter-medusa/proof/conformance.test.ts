import { conformanceTable, runConformance } from '@cairn/core/testing'
import { expect, inject, test } from 'vitest'
import { cannot } from './cannot.ts'
import { openMedusaWorld, PORTS } from './world.ts'

test('keeps the promises of its ports, and names those that it cannot keep', async () => {
  const results = await runConformance(openMedusaWorld(inject('medusa')), { ports: PORTS, cannot })
  expect(results.filter(({ result }) => result === 'failed')).toEqual([])
  const page = conformanceTable('Conformance of the Medusa adapter', results)
  await expect(page).toMatchFileSnapshot('../../../docs/adapters/conformance/medusa.md')
})
