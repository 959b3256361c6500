import { expect, test } from 'vitest'
import { startFakeStore } from './testing/fakeStore.ts'
import { openStorefront } from './testing/openStorefront.ts'

test('the shop says that it obeys Global Privacy Control', async () => {
  const store = await startFakeStore()
  const shop = await openStorefront(store.url)
  const response = await shop.get('/.well-known/gpc.json')
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  expect(await response.json()).toEqual({ gpc: true, lastUpdate: '2026-11-28' })
  await Promise.all([shop.close(), store.close()])
})
