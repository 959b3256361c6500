import { expect, test } from 'vitest'
import { serve } from './serve.fixture.ts'

test('a site whose country is in no region is a CONTRACT error that says so', async () => {
  const { gateways } = serve({ 'GET /store/regions': { body: { regions: [] } } })
  await expect(gateways.product.load('x', {})).rejects.toMatchObject({
    code: 'CONTRACT',
    message: 'Medusa has no region with the country IE',
  })
})
