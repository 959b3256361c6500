import type { Money } from '@cairn/core'
import type { SearchCard, SearchGateway, SearchResults, Suggestion } from '@cairn/core/search'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { Header } from '../header/Header.tsx'
import { menusOf } from '../testing/menus.fixture.ts'
import { openShop, type ShopOverrides } from '../testing/openShop.fixture.tsx'

const usd = (amount: number): Money => ({ amount, currency: 'USD' })

export const card = (id: number, change: Partial<SearchCard> = {}): SearchCard => ({
  id: `${id}`,
  slug: `product-${id}`,
  name: `Product ${id}`,
  category: ['Jackets', 'Rain'],
  imageUrl: '/media/trail/spruce/front.svg',
  variantId: `${70 + id}`,
  price: usd(12_000),
  regularPrice: null,
  tones: [],
  badge: null,
  ...change,
})

export const cards = (count: number) => Array.from({ length: count }, (_, index) => card(index + 1))

export const resultsOf = (term: string, products: readonly SearchCard[]): SearchResults => ({
  term,
  products,
  total: products.length,
  page: 1,
  pages: 1,
  facets: [],
  redirect: '',
})

export const suggestionOf = (query: string, change: Partial<Suggestion> = {}): Suggestion => ({
  query,
  corrected: null,
  suggested: null,
  alternatives: [],
  ...change,
})

/** Opens the header with a search that finds five products for any term. Returns the requests, in order. */
export const show = async ({
  gateway = {},
  ...overrides
}: ShopOverrides & { gateway?: Partial<SearchGateway> } = {}) => {
  const requests: string[] = []
  const search: SearchGateway = {
    search: async ({ term }) => {
      requests.push(`search ${term}`)
      return resultsOf(term, cards(5))
    },
    suggest: async (term) => {
      requests.push(`suggest ${term}`)
      return suggestionOf(term)
    },
    popular: async () => ['rain jacket', 'tent', 'socks'],
    recommend: async () => cards(6),
    log: ({ term }) => void requests.push(`log ${term}`),
    ...gateway,
  }
  const shop = await openShop(
    <>
      <Header menus={menusOf()} />
      <main>
        <p>The page</p>
      </main>
    </>,
    { ...overrides, gateways: { search } },
  )
  return { ...shop, requests }
}

export const opener = () => screen.getByRole('button', { name: 'Search', expanded: false })
export const field = (name = 'Search the shop') => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' })
export const isOpen = ({ store }: Awaited<ReturnType<typeof show>>) => store.overlay.getSnapshot().panel === 'search'

export const open = async (overrides: Parameters<typeof show>[0] = {}) => {
  const shop = await show(overrides)
  act(() => shop.store.overlay.commands.openSearch())
  const panel = await waitFor(() => {
    const sheet = shop.container.querySelector<HTMLElement>('[data-sheet]')
    if (sheet === null) throw new Error('There is no panel')
    return sheet
  })
  return { ...shop, panel, inside: within(panel) }
}

/** Opens the panel with the results for a term. */
export const find = async (term: string, overrides: Parameters<typeof show>[0] = {}) => {
  const shop = await open(overrides)
  await userEvent.type(field(), term)
  await waitFor(() => expect(shop.store.search.getSnapshot().results?.term).toBe(term), { timeout: 3000 })
  return shop
}

export const under = (panel: HTMLElement, heading: string) => {
  const block = within(panel).getByRole('heading', { level: 2, name: heading }).parentElement
  if (block === null) throw new Error(`There is nothing under ${heading}`)
  return within(block)
}
