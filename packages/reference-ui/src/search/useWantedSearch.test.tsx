import type { SearchFacet } from '@cairn/core/search'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { RESULTS } from '../app/attendTo.ts'
import { ShopContext, useShop } from '../app/ShopContext.tsx'
import { openShop } from '../testing/openShop.fixture.tsx'
import FilterDrawer from './FilterDrawer.tsx'
import { ResultsControls } from './ResultsControls.tsx'
import { readSearch, type SearchQuery } from './searchAddress.ts'
import { useWantedSearch } from './useWantedSearch.ts'

afterEach(cleanup)

const value = (label: string) => ({ value: label.toLowerCase(), label, count: 3, isActive: false })
const facets: readonly SearchFacet[] = [{ field: 'color', label: 'Colour', values: [value('Rust'), value('Moss')] }]

interface FiltersProps {
  readonly query: SearchQuery
  readonly total: number
  readonly isDrawerOpen: boolean
}

function Filters({ query, total, isDrawerOpen }: FiltersProps) {
  const [wanted, want] = useWantedSearch(query)
  const given = { facets, query: wanted, want, total }
  return (
    <>
      <section id={RESULTS} tabIndex={-1} />
      <ResultsControls {...given} isScopeNamed={false} formId="filters" />
      <FilterDrawer {...given} open={isDrawerOpen} onClose={() => undefined} />
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

/** The same results while the shop is on the way to others, and after that. */
function OnTheWay({ query, isNavigating }: { readonly query: SearchQuery; readonly isNavigating: boolean }) {
  return (
    <ShopContext value={{ ...useShop(), isNavigating }}>
      <Filters query={query} total={12} isDrawerOpen />
    </ShopContext>
  )
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(name), hidden: true })

test('of two quick ticks none is lost while the answer to the first is on its way', async () => {
  const { navigated, answer } = await open('q=shell', true)
  await waitFor(() => box('Rust'))
  await userEvent.click(box('Rust'))
  await userEvent.click(box('Moss'))
  expect(navigated).toEqual(['/search?q=shell&color=rust', '/search?q=shell&color=rust&color=moss'])
  await userEvent.selectOptions(screen.getByRole('combobox', { hidden: true }), 'newest')
  expect(navigated.at(-1)).toBe('/search?q=shell&color=rust&color=moss&sort=newest')
  expect([box('Rust').checked, box('Moss').checked]).toEqual([true, true])
  // Where the shopper then is counts for more than what was pressed before.
  answer('q=shell&color=moss', 4)
  expect([box('Rust').checked, box('Moss').checked]).toEqual([false, true])
})

test('who goes back before the answer has what was there before, as the results are', async () => {
  const query = readSearch(new URLSearchParams('q=shell'))
  const { navigated, show } = await openShop(<OnTheWay query={query} isNavigating={false} />)
  await waitFor(() => box('Rust'))
  await userEvent.click(box('Rust'))
  show(<OnTheWay query={query} isNavigating />)
  expect(box('Rust').checked).toBe(true)
  show(<OnTheWay query={query} isNavigating={false} />)
  expect(box('Rust').checked).toBe(false)
  await userEvent.click(box('Moss'))
  expect(navigated.at(-1)).toBe('/search?q=shell&color=moss')
})

test('who takes filters away one by one by keyboard loses the focus to none of them', async () => {
  await open('q=shell&color=rust&color=moss')
  const chip = (name: string) => screen.getByRole('button', { name: `Remove: ${name}`, hidden: true })
  chip('Rust').focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(chip('Moss'))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement?.id).toBe(RESULTS)
})

test('who sorts keeps the focus on the order', async () => {
  await open('q=shell')
  const order = screen.getByRole('combobox', { hidden: true })
  order.focus()
  await userEvent.selectOptions(order, 'newest')
  expect(document.activeElement).toBe(screen.getByRole('combobox', { hidden: true }))
})

test('in the drawer the number of products is said when it changes', async () => {
  const { answer } = await open('q=shell', true)
  const drawer = await waitFor(() => screen.getByRole('dialog'))
  const status = within(drawer).getByRole('status')
  expect(status.textContent).toBe('12 products found')
  answer('q=shell&color=rust', 1)
  expect(status.textContent).toBe('1 product found')
})
