import type { SearchFacet } from '@cairn/core/search'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { RESULTS } from '../app/routing/prepareFocus.ts'
import { ShopContext, useShop } from '../app/shop/ShopContext.tsx'
import { openShop } from '../testing/openShop.fixture.tsx'
import FilterDrawer from './FilterDrawer.tsx'
import { ResultsControls } from './ResultsControls.tsx'
import { readSearch, type SearchQuery } from './searchAddress.ts'
import { usePendingSearch } from './usePendingSearch.ts'

afterEach(cleanup)

const value = (label: string) => ({ value: label.toLowerCase(), label, count: 3, isActive: false })
const facets: readonly SearchFacet[] = [{ field: 'color', label: 'Colour', values: [value('Rust'), value('Moss')] }]

interface FiltersProps {
  readonly query: SearchQuery
  readonly total: number
  readonly isDrawerOpen: boolean
}

function Filters({ query, total, isDrawerOpen }: FiltersProps) {
  const [pending, changeSearch] = usePendingSearch(query)
  const props = { facets, query: pending, changeSearch, total, texts: null }
  return (
    <>
      <section id={RESULTS} tabIndex={-1} />
      <ResultsControls {...props} isScopeNamed={false} formId="filters" />
      <FilterDrawer {...props} pageFormId="filters" open={isDrawerOpen} onClose={() => undefined} />
    </>
  )
}

const open = async (query: string, isDrawerOpen = false) => {
  const filters = (next: string, total: number) => (
    <Filters query={readSearch(new URLSearchParams(next))} total={total} isDrawerOpen={isDrawerOpen} />
  )
  const shop = await openShop(filters(query, 12), { path: `/search?${query}` })
  return { ...shop, answer: (next: string, total: number) => shop.show(filters(next, total)) }
}

/** Renders the same results during a navigation and after it. */
function WithNavigation({ query, isNavigating }: { readonly query: SearchQuery; readonly isNavigating: boolean }) {
  return (
    <ShopContext value={{ ...useShop(), isNavigating }}>
      <Filters query={query} total={12} isDrawerOpen />
    </ShopContext>
  )
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(name), hidden: true })

test('the second of two quick ticks does not replace the first, whose response is pending', async () => {
  const { navigated, answer } = await open('q=shell', true)
  await waitFor(() => box('Rust'))
  await userEvent.click(box('Rust'))
  await userEvent.click(box('Moss'))
  expect(navigated).toEqual(['/search?q=shell&color=rust', '/search?q=shell&color=rust&color=moss'])
  await userEvent.selectOptions(screen.getByRole('combobox', { hidden: true }), 'newest')
  expect(navigated.at(-1)).toBe('/search?q=shell&color=rust&color=moss&sort=newest')
  expect([box('Rust').checked, box('Moss').checked]).toEqual([true, true])
  // The query of the new page replaces the pending choices.
  answer('q=shell&color=moss', 4)
  expect([box('Rust').checked, box('Moss').checked]).toEqual([false, true])
})

test('going back before the response restores the filters of the shown results', async () => {
  const query = readSearch(new URLSearchParams('q=shell'))
  const { navigated, show } = await openShop(<WithNavigation query={query} isNavigating={false} />)
  await waitFor(() => box('Rust'))
  await userEvent.click(box('Rust'))
  show(<WithNavigation query={query} isNavigating />)
  expect(box('Rust').checked).toBe(true)
  show(<WithNavigation query={query} isNavigating={false} />)
  expect(box('Rust').checked).toBe(false)
  await userEvent.click(box('Moss'))
  expect(navigated.at(-1)).toBe('/search?q=shell&color=moss')
})

test('removing filters one by one with the keyboard never loses the focus', async () => {
  await open('q=shell&color=rust&color=moss')
  const chip = (name: string) => screen.getByRole('button', { name: `Remove: ${name}`, hidden: true })
  chip('Rust').focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(chip('Moss'))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement?.id).toBe(RESULTS)
})

test('after a change of the sort order the focus stays on it', async () => {
  await open('q=shell')
  const order = screen.getByRole('combobox', { hidden: true })
  order.focus()
  await userEvent.selectOptions(order, 'newest')
  expect(document.activeElement).toBe(screen.getByRole('combobox', { hidden: true }))
})

test('the drawer announces the number of products when it changes', async () => {
  const { answer } = await open('q=shell', true)
  const drawer = await waitFor(() => screen.getByRole('dialog'))
  const status = within(drawer).getByRole('status')
  expect(status.textContent).toBe('12 products found')
  answer('q=shell&color=rust', 1)
  expect(status.textContent).toBe('1 product found')
})
