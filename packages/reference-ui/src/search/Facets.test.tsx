import type { SearchFacet } from '@cairn/core/search'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { messages as texts } from '../messages/facets/en.ts'
import { openShop } from '../testing/openShop.fixture.tsx'
import { Facets } from './Facets.tsx'
import { readSearch } from './searchAddress.ts'

afterEach(cleanup)

const categories = (...labels: string[]): SearchFacet => ({
  field: 'category',
  label: 'Category',
  values: labels.map((label) => ({
    value: label.toLowerCase().replace(' · ', '-'),
    label,
    count: 3,
    isActive: false,
  })),
})

/** Returns the labels of all checkboxes, and the groups that contain them. */
const show = async (facet: SearchFacet, query = '') => {
  const parsed = readSearch(new URLSearchParams(query))
  await openShop(<Facets facets={[facet]} query={parsed} changeSearch={() => undefined} texts={texts} />, {
    path: `/search?${query}`,
  })
  const category = screen.getByRole('group', { name: facet.label })
  const namesIn = (place: HTMLElement) =>
    within(place)
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.querySelector('span')?.textContent)
  const groups = within(category)
    .queryAllByRole('group')
    .map((group) => [group.querySelector('legend')?.textContent, namesIn(group)])
  const details = category.closest('details')
  return {
    names: namesIn(category),
    groups,
    isOpen: details?.open,
    summary: details?.querySelector('summary')?.textContent,
  }
}

test('the parts of a category form a group under its name', async () => {
  const { groups } = await show(categories('Jackets · Rain', 'Jackets · Wind', 'Pants · Rain'))
  expect(groups).toEqual([
    ['Jackets', ['Rain', 'Wind']],
    ['Pants', ['Rain']],
  ])
})

test('categories that would each form a group of one keep their full names', async () => {
  const { groups, names } = await show(categories('Jackets · Rain', 'Pants · Rain', 'Tents'))
  expect(groups).toEqual([])
  expect(names).toEqual(['Jackets · Rain', 'Pants · Rain', 'Tents'])
})

test('a colour sample precedes each colour name, and screen readers read only the name', async () => {
  const value = { value: 'fjord', label: 'Fjord', count: 2, isActive: false, hex: '#1f5f78' }
  await show({ field: 'color', label: 'Color', values: [value, { ...value, value: 'other', label: 'Other' }] })
  const box = screen.getByRole('checkbox', { name: 'Fjord 2' })
  expect(box.closest('label')?.querySelector('svg circle')?.getAttribute('fill')).toBe('#1f5f78')
})

test('inside a category its parts have no group heading', async () => {
  const { groups, names } = await show(categories('Jackets · Rain', 'Jackets · Wind'), 'filter.category=jackets')
  expect(groups).toEqual([])
  expect(names).toEqual(['Rain', 'Wind'])
})

test.each([
  ['', 'Category'],
  ['category=jackets-rain', 'Category (1)'],
  ['category=jackets', 'Category (2)'],
])('a facet is closed at first, and its name counts the chosen values: ?%s', async (query, name) => {
  const { isOpen, summary } = await show(categories('Jackets · Rain', 'Jackets · Wind'), query)
  expect(isOpen).toBe(false)
  expect(summary).toBe(name)
})

test('a facet that the shopper opened stays open after its last value is unticked', async () => {
  const facet = categories('Jackets · Rain', 'Jackets · Wind', 'Jackets · Shell', 'Jackets · Down')
  const facets = (query: string) => (
    <Facets
      facets={[facet]}
      query={readSearch(new URLSearchParams(query))}
      changeSearch={() => undefined}
      texts={texts}
    />
  )
  const { show } = await openShop(facets(''), { path: '/search' })
  const accordion = screen.getByRole('group', { name: 'Category' }).closest('details')
  if (accordion === null) throw new Error('The list has no fold')
  accordion.open = true
  show(facets('category=jackets-down'))
  show(facets(''))
  expect(accordion.open).toBe(true)
})

/** Returns the form fields that a browser would send, in order. */
const sent = (query: string) => {
  const form = screen.getByRole('button', { name: 'Search' }).closest('form')
  if (form === null) throw new Error(`There is no form at ${query}`)
  return { to: form.getAttribute('action'), fields: [...new FormData(form)].map(([name, value]) => `${name}=${value}`) }
}

test.each([
  ['q=tent&color=fjord', ['q=tent', 'color=fjord']],
  ['filter.gender=men&filter.category=jackets', ['filter.gender=men', 'filter.category=jackets']],
  ['filter.on_sale=1&color=fjord', ['filter.on_sale=1', 'color=fjord']],
  ['on_sale=1', ['on_sale=1']],
])('without a script the filters of ?%s lead to the same search', async (query, fields) => {
  const value = { value: 'fjord', label: 'Fjord', count: 2, isActive: false }
  await show({ field: 'color', label: 'Color', values: [value] }, query)
  expect(sent(query)).toEqual({ to: '/us/en-us/search', fields })
})

test('a list of reduced products has no switch for them', async () => {
  const value = { value: 'fjord', label: 'Fjord', count: 2, isActive: false }
  await show({ field: 'color', label: 'Color', values: [value] }, 'filter.on_sale=1')
  expect(screen.queryByRole('checkbox', { name: 'On sale' })).toBeNull()
})
