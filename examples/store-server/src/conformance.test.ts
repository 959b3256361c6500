import { type ConformanceWorld, gatewayConformance } from '@cairn/core/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from './testing/bothDatabases.ts'
import { openConformanceWorld } from './testing/conformanceWorld.ts'

// The server has a hosted checkout page, so it needs no port for the addresses and the shipping method.
const cases = gatewayConformance().filter(({ port }) => port !== 'delivery')

describeOnPostgres('the gateways of a shop before the listening store server', (open) => {
  let opened: { world: ConformanceWorld; close: () => Promise<void> }
  beforeAll(async () => {
    opened = await openConformanceWorld((await open('seeded')).database)
  })
  afterAll(() => opened.close())

  it.each(cases)('$port: $name', async ({ run }) => {
    await expect(run(opened.world)).resolves.toBeNull()
  })
})
