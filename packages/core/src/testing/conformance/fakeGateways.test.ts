import { expect, test } from 'vitest'
import { openFakeWorld } from './fakeWorld.fixture.ts'
import { gatewayConformance } from './gatewayConformance.ts'

const cases = gatewayConformance()
const world = openFakeWorld()

test.each([...cases])('the fake gateways: $port: $name', async ({ run }) => {
  await expect(run(world)).resolves.toBeNull()
})
