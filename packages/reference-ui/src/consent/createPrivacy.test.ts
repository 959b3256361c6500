import { expect, test } from 'vitest'
import { defaultSite } from '../app/shop/sites.ts'
import { restingStore } from '../testing/restingStore.fixture.ts'
import { createPrivacy } from './createPrivacy.ts'

test('a press on Cookie Settings shows an error if the chunk fails to load, and the next press tries again', async () => {
  const store = restingStore(defaultSite)
  store.start()
  let loads = 0
  const failToLoad = () => {
    loads += 1
    return Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  }
  const privacy = createPrivacy(store, defaultSite, { consent: failToLoad, tracking: failToLoad, settings: failToLoad })
  const codes = () => store.toasts.getSnapshot().toasts.map(({ code }) => code)
  privacy.openSettings()
  await expect.poll(codes).toEqual(['network'])
  privacy.openSettings()
  await expect.poll(codes).toEqual(['network', 'network'])
  expect(loads).toBe(2)
  store.stop()
})

test('a chunk that the page loads by itself fails without a message', async () => {
  const store = restingStore(defaultSite)
  store.start()
  const failToLoad = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const privacy = createPrivacy(store, defaultSite, { consent: failToLoad, tracking: failToLoad, settings: failToLoad })
  await expect(privacy.loadConsent()).rejects.toThrow('Failed to fetch')
  expect(store.toasts.getSnapshot().toasts).toEqual([])
  store.stop()
})
