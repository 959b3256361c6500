import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { findSite } from '../app/shop/sites.ts'
import { openShop } from '../testing/openShop.fixture.tsx'
import { useGoToSite } from './useGoToSite.ts'

afterEach(cleanup)

test.each([
  ['no/en-no', 'another country than the detected one, so it does not ask whether it is the right one', '0'],
  ['at/de-at', 'the detected country, so a later visit to another site can still ask', null],
])('a shopper from Austria who chooses %s goes to a site of %s', async (prefix, _, stored) => {
  let goTo: ReturnType<typeof useGoToSite> | undefined
  const Chooser = () => {
    goTo = useGoToSite()
    return null
  }
  const gateways = { country: { detect: async () => 'AT' } }
  const { platform, store } = await openShop(<Chooser />, { at: 'de/de-de', gateways })
  await vi.waitFor(() => expect(store.country.getSnapshot().detected).toBe('AT'))
  const site = findSite(prefix)
  if (site === undefined) throw new Error(`There is no site at ${prefix}`)
  act(() => goTo?.(site))
  expect(platform.storage.get('navigatedomain')).toBe(stored)
  expect(platform.visited).toEqual([`/${prefix}`])
})
