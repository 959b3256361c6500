import type { SearchFacet, SearchFeature } from '@cairn/core/search'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { RESULTS } from '../app/routing/prepareFocus.ts'
import { openShop, type ShopOverrides } from '../testing/openShop.fixture.tsx'
import { ResultsControls } from './ResultsControls.tsx'
import { readSearch, searchPath } from './searchAddress.ts'

afterEach(cleanup)

const facetOf = (field: string, ...labels: string[]): SearchFacet => ({
  field,
  label: field,
  values: labels.map((label) => ({ value: label.toLowerCase(), label, count: 3, isActive: false })),
})
const facets = [facetOf('color', 'Spruce', 'Sand'), facetOf('size', 'M', 'L')]

interface ShowOptions {
  readonly isScopeNamed?: boolean
  readonly gateways?: NonNullable<ShopOverrides['gateways']>
}

/** Renders the controls and applies each requested query at once. Returns the requested queries. */
const show = async (address: string, { isScopeNamed = false, gateways = {} }: ShowOptions = {}) => {
  const requests: string[] = []
  const Results = () => {
    const [query, changeSearch] = useState(() => readSearch(new URLSearchParams(address)))
    return (
      <>
        <ResultsControls
          facets={facets}
          query={query}
          changeSearch={(next) => {
            requests.push(searchPath(next))
            changeSearch(next)
          }}
          isScopeNamed={isScopeNamed}
          total={12}
          texts={null}
          formId="facets"
        />
        <section id={RESULTS} tabIndex={-1} />
      </>
    )
  }
  await openShop(<Results />, { path: `/search?${address}`, gateways })
  return requests
}

const removals = () =>
  screen.queryAllByRole('button', { name: /^Remove/ }).map((button) => button.getAttribute('aria-label'))
const remove = (name: string) => userEvent.click(screen.getByRole('button', { name: `Remove: ${name}` }))

test('each chosen filter has a button that removes it and returns to the first page', async () => {
  const requests = await show('q=tent&color=spruce&size=m&on_sale=1&sort=newest&page=3')
  expect(removals()).toEqual(['Remove: Spruce', 'Remove: M', 'Remove: On sale'])
  await remove('M')
  await remove('On sale')
  expect(requests).toEqual([
    '/search?q=tent&color=spruce&on_sale=1&sort=newest',
    '/search?q=tent&color=spruce&sort=newest',
  ])
  expect(removals()).toEqual(['Remove: Spruce'])
})

test('removing a filter moves the focus to its neighbour, and from the last one to the results', async () => {
  await show('color=spruce&color=sand&size=m')
  await remove('Sand')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove: M')
  await remove('M')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove: Spruce')
  await remove('Spruce')
  expect(document.activeElement?.id).toBe(RESULTS)
})

test('one link clears several filters, and the category stays', async () => {
  await show('filter.category=tents&color=spruce&size=m&sort=newest&page=2', { isScopeNamed: true })
  const clear = screen.getByRole('link', { name: 'Clear filters' })
  expect(clear.getAttribute('href')).toBe('/us/en-us/search?filter.category=tents&sort=newest')
  await remove('M')
  expect(screen.queryByRole('link', { name: 'Clear filters' })).toBeNull()
})

test('a filter of the address has a button too if the heading does not name it', async () => {
  const requests = await show('q=tent&filter.size=m&filter.gender=women&filter.on_sale=1&color=spruce')
  expect(removals()).toEqual(['Remove: women', 'Remove: M', 'Remove: On sale', 'Remove: Spruce'])
  const clear = screen.getByRole('link', { name: 'Clear filters' })
  expect(clear.getAttribute('href')).toBe('/us/en-us/search?q=tent')
  await remove('women')
  await remove('On sale')
  expect(requests).toEqual([
    '/search?q=tent&filter.size=m&filter.on_sale=1&color=spruce',
    '/search?q=tent&filter.size=m&color=spruce',
  ])
})

test('a category that the heading names is no filter', async () => {
  await show('filter.gender=women&color=spruce', { isScopeNamed: true })
  expect(removals()).toEqual(['Remove: Spruce'])
})

test('a value that no facet offers can be removed, and replaces the scope of the address meanwhile', async () => {
  const requests = await show('q=tent&color=ultraviolet&filter.color=sand')
  expect(removals()).toEqual(['Remove: ultraviolet'])
  await remove('ultraviolet')
  expect(requests).toEqual(['/search?q=tent&filter.color=sand'])
  expect(removals()).toEqual(['Remove: Sand'])
})

test('the filter button shows the number of chosen filters', async () => {
  await show('color=spruce&size=m')
  expect(screen.getByRole('button', { name: 'Filters (2)' }).getAttribute('aria-haspopup')).toBe('dialog')
  await remove('Spruce')
  await remove('M')
  expect(screen.getByRole('button', { name: 'Filters' })).toBeTruthy()
})

test('another sort order starts at the first page', async () => {
  const requests = await show('q=tent&page=3')
  await userEvent.selectOptions(screen.getByRole('combobox'), 'newest')
  expect(requests).toEqual(['/search?q=tent&sort=newest'])
})

test.each<[SearchFeature, string, string]>([
  ['facets', 'button', 'Filters'],
  ['sorting', 'combobox', 'Sort by'],
])('a search service without %s has no control for it', async (feature, role, name) => {
  await show('q=tent')
  expect(screen.getByRole(role, { name })).toBeDefined()
  cleanup()
  const none = () => Promise.reject(new Error('Nobody asks for this here'))
  const search = {
    unsupported: [feature],
    search: none,
    suggest: none,
    popular: none,
    recommend: none,
    log: () => undefined,
  }
  await show('q=tent', { gateways: { search } })
  expect(screen.queryByRole(role, { name })).toBe(null)
})
