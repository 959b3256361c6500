import type { SearchFacet } from '@cairn/core/search'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { RESULTS } from '../app/attendTo.ts'
import { openShop } from '../testing/openShop.fixture.tsx'
import { ResultsControls } from './ResultsControls.tsx'
import { readSearch, searchPath } from './searchAddress.ts'

afterEach(cleanup)

const facetOf = (field: string, ...labels: string[]): SearchFacet => ({
  field,
  label: field,
  values: labels.map((label) => ({ value: label.toLowerCase(), label, count: 3, isActive: false })),
})
const facets = [facetOf('color', 'Spruce', 'Sand'), facetOf('size', 'M', 'L')]

/** The controls of a page that shows at once what is wanted; the addresses that were wanted. */
const show = async (address: string, { isScopeNamed = false } = {}) => {
  const wanted: string[] = []
  const Results = () => {
    const [query, want] = useState(() => readSearch(new URLSearchParams(address)))
    return (
      <>
        <ResultsControls
          facets={facets}
          query={query}
          want={(next) => {
            wanted.push(searchPath(next))
            want(next)
          }}
          isScopeNamed={isScopeNamed}
          total={12}
          formId="facets"
        />
        <section id={RESULTS} tabIndex={-1} />
      </>
    )
  }
  await openShop(<Results />, { path: `/search?${address}` })
  return wanted
}

const removals = () =>
  screen.queryAllByRole('button', { name: /^Remove/ }).map((button) => button.getAttribute('aria-label'))
const remove = (name: string) => userEvent.click(screen.getByRole('button', { name: `Remove: ${name}` }))

test('each filter that is chosen has a button that takes it off, from the first page on', async () => {
  const wanted = await show('q=tent&color=spruce&size=m&on_sale=1&sort=newest&page=3')
  expect(removals()).toEqual(['Remove: Spruce', 'Remove: M', 'Remove: On sale'])
  await remove('M')
  await remove('On sale')
  expect(wanted).toEqual([
    '/search?q=tent&color=spruce&on_sale=1&sort=newest',
    '/search?q=tent&color=spruce&sort=newest',
  ])
  expect(removals()).toEqual(['Remove: Spruce'])
})

test('a filter that is taken off gives the focus to its neighbour, and the last one to what was found', async () => {
  await show('color=spruce&color=sand&size=m')
  await remove('Sand')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove: M')
  await remove('M')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove: Spruce')
  await remove('Spruce')
  expect(document.activeElement?.id).toBe(RESULTS)
})

test('several filters are cleared at once, and the category stays', async () => {
  await show('filter.category=tents&color=spruce&size=m&sort=newest&page=2', { isScopeNamed: true })
  const clear = screen.getByRole('link', { name: 'Clear filters' })
  expect(clear.getAttribute('href')).toBe('/us/en-us/search?filter.category=tents&sort=newest')
  await remove('M')
  expect(screen.queryByRole('link', { name: 'Clear filters' })).toBeNull()
})

test('what an address narrows to has a button too where the heading does not name it', async () => {
  const wanted = await show('q=tent&filter.size=m&filter.gender=women&filter.on_sale=1&color=spruce')
  expect(removals()).toEqual(['Remove: women', 'Remove: M', 'Remove: On sale', 'Remove: Spruce'])
  const clear = screen.getByRole('link', { name: 'Clear filters' })
  expect(clear.getAttribute('href')).toBe('/us/en-us/search?q=tent')
  await remove('women')
  await remove('On sale')
  expect(wanted).toEqual([
    '/search?q=tent&filter.size=m&filter.on_sale=1&color=spruce',
    '/search?q=tent&filter.size=m&color=spruce',
  ])
})

test('a category that the heading names is no filter', async () => {
  await show('filter.gender=women&color=spruce', { isScopeNamed: true })
  expect(removals()).toEqual(['Remove: Spruce'])
})

test('a value that no facet offers can be taken off, and takes the place of what the address narrows to', async () => {
  const wanted = await show('q=tent&color=ultraviolet&filter.color=sand')
  expect(removals()).toEqual(['Remove: ultraviolet'])
  await remove('ultraviolet')
  expect(wanted).toEqual(['/search?q=tent&filter.color=sand'])
  expect(removals()).toEqual(['Remove: Sand'])
})

test('the button of the filters says how many are chosen', async () => {
  await show('color=spruce&size=m')
  expect(screen.getByRole('button', { name: 'Filters (2)' }).getAttribute('aria-haspopup')).toBe('dialog')
  await remove('Spruce')
  await remove('M')
  expect(screen.getByRole('button', { name: 'Filters' })).toBeTruthy()
})

test('another order shows the list from its first page', async () => {
  const wanted = await show('q=tent&page=3')
  await userEvent.selectOptions(screen.getByRole('combobox'), 'newest')
  expect(wanted).toEqual(['/search?q=tent&sort=newest'])
})
