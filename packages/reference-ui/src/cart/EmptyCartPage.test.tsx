import { createFakeGateways } from '@cairn/core/testing'
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MenusContext } from '../app/shell/MenusContext.ts'
import SuggestedProducts from '../product/card/SuggestedProducts.tsx'
import { entryOf, menusOf } from '../testing/menus.fixture.ts'
import { openShop } from '../testing/openShop.fixture.tsx'
import { Departments } from './Departments.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the empty cart leads to the departments that have a page', async () => {
  const navigation = [
    entryOf('Damen', [], { url: '/search?filter.gender=women' }),
    entryOf('Ohne Seite', [], { url: null }),
  ]
  await openShop(
    <MenusContext value={menusOf({ navigation })}>
      <Departments />
    </MenusContext>,
    { at: 'de/de-de' },
  )
  const links = within(screen.getByRole('navigation', { name: 'Kategorien' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Damen', '/de/de-de/search?filter.gender=women'],
  ])
})

test('without menus the empty cart shows no list of departments', async () => {
  await openShop(<Departments />)
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('the products below the empty cart are requested when they scroll into view', async () => {
  const margins: (string | undefined)[] = []
  let scrollIntoView = () => undefined as undefined
  class Observer {
    constructor(report: (entries: { isIntersecting: boolean }[]) => void, options?: { rootMargin: string }) {
      margins.push(options?.rootMargin)
      scrollIntoView = () => void report([{ isIntersecting: true }])
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const recommend = vi.fn(async () => [])
  const { search } = createFakeGateways({ site: 'us/en-us', country: null })
  await openShop(<SuggestedProducts />, { gateways: { search: { ...search, recommend } } })
  expect(margins).toContain('0px 0px 0px 0px')
  expect(recommend).not.toHaveBeenCalled()
  act(() => scrollIntoView())
  await vi.waitFor(() => expect(recommend).toHaveBeenCalled())
})
