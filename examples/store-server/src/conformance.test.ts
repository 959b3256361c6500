import { type ConformanceWorld, gatewayConformance } from '@cairn/core/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from './testing/bothDatabases.ts'
import { openConformanceWorld } from './testing/conformanceWorld.ts'

describeOnPostgres('the gateways of a shop before the listening store server', (open) => {
  let opened: { world: ConformanceWorld; close: () => Promise<void> }
  beforeAll(async () => {
    opened = await openConformanceWorld((await open('seeded')).database)
  })
  afterAll(() => opened.close())

  it.each([...gatewayConformance()])('$port: $name', async ({ run }) => {
    await expect(run(opened.world)).resolves.toBeNull()
  })
})
