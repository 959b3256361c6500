import { expect, test } from 'vitest'
import { defaultSite } from '../app/sites.ts'
import { restingStore } from '../testing/restingStore.fixture.ts'
import { createPrivacy } from './createPrivacy.ts'

test('a press on Cookie Settings that fetches nothing says so, and the next one asks again', async () => {
  const store = restingStore(defaultSite)
  store.start()
  let asked = 0
  const lost = () => {
    asked += 1
    return Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  }
  const privacy = createPrivacy(store, defaultSite, { consent: lost, tracking: lost, settings: lost })
  const codes = () => store.toasts.getSnapshot().toasts.map(({ code }) => code)
  privacy.openSettings()
  await expect.poll(codes).toEqual(['network'])
  privacy.openSettings()
  await expect.poll(codes).toEqual(['network', 'network'])
  expect(asked).toBe(2)
  store.stop()
})

test('what the page fetches by itself is missed in silence', async () => {
  const store = restingStore(defaultSite)
  store.start()
  const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const privacy = createPrivacy(store, defaultSite, { consent: lost, tracking: lost, settings: lost })
  await expect(privacy.ask()).rejects.toThrow('Failed to fetch')
  expect(store.toasts.getSnapshot().toasts).toEqual([])
  store.stop()
})
