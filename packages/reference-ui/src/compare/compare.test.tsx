import type { ReviewsGateway } from '@cairn/core/reviews'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Deferred as DeferredValue } from '../app/loading/deferred.ts'
import { loadPage } from '../app/routing/pageState.ts'
import { defaultSite } from '../app/shop/sites.ts'
import { allowMemory } from '../memory/consent.fixture.ts'
import { compared } from '../memory/memories.ts'
import { messages } from '../messages/compare/en.ts'
import { productOf } from '../product/page/product.fixture.tsx'
import { openShop } from '../testing/openShop.fixture.tsx'
import { comparedProduct } from './comparedProduct.ts'
import { comparedSlugs, comparePath } from './comparePath.ts'
import { compareRows, onlyDifferences } from './compareRows.ts'

beforeEach(() => {
  allowMemory(true)
  localStorage.clear()
  compared.set([])
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const products = [
  productOf({ features: ['Two-way front zip', 'Weight: 320 g'], activities: ['hiking', 'snow'] }),
  productOf({ id: '102', slug: 'moraine', name: 'Moraine', materials: 'Wool', features: [] }),
  productOf({
    id: '103',
    slug: 'cap',
    name: 'Cap',
    breadcrumbs: [{ title: 'Headwear', url: '/search?filter.category=headwear' }],
  }),
  productOf({
    id: '104',
    slug: 'sale',
    name: 'Sale',
    variants: productOf().variants.map((variant) => ({
      ...variant,
      regularPrice: { ...variant.price, amount: 20_000 },
    })),
    custom: { priceNote: 'Lowest price in the 30 days before the reduction: €80.00' },
  }),
]

const load = async (query: string, reviews?: ReviewsGateway) => {
  const url = new URL(`https://shop.example/us/en-us/compare${query}`)
  const { gateways } = (await openShop(null)).store
  cleanup()
  const state = await loadPage({
    site: defaultSite,
    path: '/compare',
    url,
    gateways: {
      ...gateways,
      ...(reviews && { reviews }),
      product: { load: async (slug) => products.find((product) => product.slug === slug) ?? null },
    },
    signal: new AbortController().signal,
    onError: (error) => {
      throw error
    },
  })
  if (!('page' in state) || state.page === undefined) throw new Error('There is no page')
  return { url, data: state.data, Component: state.page.Component }
}

const open = async (query: string, ratings: DeferredValue<unknown> = { status: 'failed' }) => {
  const { url, data, Component } = await load(query)
  return openShop(<Component data={data} deferred={{ ratings }} params={{}} site={defaultSite} url={url} />, {
    path: `/compare${query}`,
  })
}

const cellsOf = (title: string) => {
  const row = screen.getByRole('rowheader', { name: title }).closest('tr')
  return row === null
    ? []
    : within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
}

test('a reduced price has the lowest price of 30 days beside it', async () => {
  await open('?p=sale&p=moraine')
  expect(cellsOf(messages.price)[0]).toContain('Lowest price in the 30 days before the reduction: €80.00')
})

test('the products of the address stand side by side, with a row for each property', async () => {
  await open('?p=ridgeline,moraine,gone')
  expect(screen.getAllByRole('columnheader')).toHaveLength(3)
  expect(cellsOf(messages.price)).toEqual(['$120.00', '$120.00'])
  expect(cellsOf(messages.use)).toEqual(['Hiking, Snow', messages.unknown])
  expect(cellsOf(messages.material)).toEqual(['Polyamide', 'Wool'])
  expect(cellsOf(messages.weight)).toEqual(['320 g', messages.unknown])
  expect(cellsOf(messages.features)).toEqual(['Two-way front zip', messages.unknown])
})

test('the names that stick below the header scroll sideways with the table, and screen readers skip them', async () => {
  await open('?p=ridgeline,moraine')
  const names = document.querySelector('[aria-hidden="true"]:has(> div)')
  expect(names?.textContent).toBe(`${productOf().name}Moraine`)
  expect(screen.getAllByText('Moraine', { ignore: '[aria-hidden] *' })).toHaveLength(1)
  const table = screen.getByRole('region', { name: messages.title })
  table.scrollLeft = 120
  table.dispatchEvent(new Event('scroll'))
  expect(names?.scrollLeft).toBe(120)
})

test('a single product needs no names that stick', async () => {
  await open('?p=ridgeline')
  expect(screen.getAllByText(productOf().name)).toHaveLength(1)
})

test('the sizes in stock are listed, and a button opens the choice of a size', async () => {
  const { store } = await open('?p=ridgeline,moraine')
  expect(cellsOf(messages.sizes)).toEqual(['M, L', 'M, L'])
  await userEvent.click(screen.getByRole('button', { name: `${messages.chooseSize}: Moraine` }))
  expect(store.overlay.getSnapshot().quickView).toMatchObject({ slug: 'moraine', name: 'Moraine' })
})

test('only the rows that differ can be shown', async () => {
  await open('?p=ridgeline,moraine')
  expect(cellsOf(messages.fit)).toHaveLength(2)
  await userEvent.click(screen.getByRole('checkbox', { name: messages.onlyDifferences }))
  expect(screen.queryByRole('rowheader', { name: messages.fit })).toBeNull()
  expect(screen.queryByRole('rowheader', { name: messages.price })).toBeNull()
  expect(cellsOf(messages.material)).toEqual(['Polyamide', 'Wool'])
})

const rowsOf = (...changes: readonly Parameters<typeof productOf>[0][]) =>
  onlyDifferences(
    compareRows(
      changes.map((change) => comparedProduct(productOf(change))),
      messages,
      '',
    ),
    messages,
  )

test('the differences leave out the features that all products have', () => {
  const rows = rowsOf(
    { features: ['Hood', 'Zip', 'Loop'] },
    { features: ['Loop', 'Pocket', 'Hood'] },
    { features: ['Hood', 'Loop'] },
  )
  expect(rows).toEqual([{ title: messages.features, cells: [['Zip'], ['Pocket'], messages.noOther] }])
})

test('another order of the features or activities is no difference', () => {
  const rows = rowsOf(
    { features: ['Hood', 'Zip'], activities: ['hiking', 'snow'] },
    { features: ['Zip', 'Hood'], activities: ['snow', 'hiking'] },
  )
  expect(rows).toEqual([])
})

test('the differences show all sizes in stock, the shared ones too', () => {
  const [row] = rowsOf({}, { variants: productOf().variants.filter(({ options }) => options.Size === 'l') })
  expect(row?.cells).toEqual([['M', 'L'], ['L']])
})

test('the sizes in stock are those of the colour in the picture', () => {
  const only = (...ids: readonly string[]) => ({ variants: productOf().variants.filter(({ id }) => ids.includes(id)) })
  expect(comparedProduct(productOf(only('1', '3', '4'))).sizes).toEqual(['M'])
  const elsewhere = comparedProduct(productOf(only('3')))
  expect([elsewhere.sizes, elsewhere.isForSale]).toEqual([[], true])
  const sizes = compareRows([elsewhere], messages, '').find(({ title }) => title === messages.sizes)
  expect(sizes?.cells).toEqual([messages.otherColors])
})

test('the comparison says for whom each product is made', () => {
  const rows = compareRows([productOf(), productOf({ gender: 'men' })].map(comparedProduct), messages, '')
  expect(onlyDifferences(rows, messages)).toContainEqual({ title: 'For', cells: ['Women', 'Men'] })
})

test('one product has no differences to show', async () => {
  await open('?p=ridgeline')
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test.each([
  [{ isRetired: true }, false],
  [{ isComingSoon: true }, false],
  [{ variants: [] }, false],
  [{}, true],
])('a product with %o is for sale: %s', (change, isForSale) => {
  expect(comparedProduct(productOf(change)).isForSale).toBe(isForSale)
})

test.each([
  ['Weight: 355 g (XS), 390 g (M), 445 g (XXL)', '355 g (XS), 390 g (M), 445 g (XXL)'],
  ['Poids : 1\u00a0205 g', '1\u00a0205 g'],
  ['Weight of the pair: 28.6 oz (37), 42.5 oz (46)', 'Weight of the pair: 28.6 oz (37), 42.5 oz (46)'],
  ['Pockets: 2, one with a zip', null],
])('the weight in "%s" is %s', (feature, weight) => {
  expect(comparedProduct(productOf({ features: [feature] })).weight).toBe(weight)
})

test('warmth and waterproofness have rows of their own, and leave the features', () => {
  const text = '4 of 5 – for days around freezing'
  const rated = productOf({
    features: ['Taped seams', `Warmth: ${text} (1 = mild days, 5 = hard frost)`],
    custom: { warmth: { level: 4, text } },
  })
  const compared = comparedProduct(rated)
  expect([compared.warmth, compared.waterproofness, compared.features]).toEqual([text, null, ['Taped seams']])
  const titles = compareRows([compared], messages, '').map(({ title }) => title)
  expect([titles.includes(messages.warmth), titles.includes(messages.waterproofness)]).toEqual([true, false])
})

test.each([[undefined], [{}], [{ warmth: 4 }], [{ warmth: { level: 4 } }], [{ warmth: ['4'] }], [{ warmth: null }]])(
  'without a text in %j a product states no warmth',
  (custom) => {
    expect(comparedProduct(productOf(custom === undefined ? {} : { custom })).warmth).toBeNull()
  },
)

test('a product of another type is left out, and the page says so', async () => {
  await open('?p=ridgeline,cap')
  expect(screen.queryByRole('link', { name: 'Cap' })).toBeNull()
  expect(screen.getByText(messages.otherTypes)).toBeTruthy()
})

test('removing a product leads to the address without it, forgets it and keeps the focus in the table', async () => {
  compared.set([
    { slug: 'ridgeline', type: 'jackets' },
    { slug: 'moraine', type: 'jackets' },
  ])
  await open('?p=ridgeline,moraine')
  const remove = screen.getByRole('link', { name: `${messages.remove}: Moraine` })
  expect(remove.getAttribute('href')).toBe('/us/en-us/compare?p=ridgeline')
  remove.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(remove)
  expect(compared.getSnapshot()).toEqual([{ slug: 'ridgeline', type: 'jackets' }])
  expect(document.activeElement).toBe(screen.getByRole('region', { name: messages.title }))
})

test('the server waits for the ratings, because without scripts they cannot follow the page', async () => {
  const rated: unknown[] = []
  const reviews: ReviewsGateway = {
    load: async ({ productId }) => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      rated.push(productId)
      throw new Error('The reviews are not reachable')
    },
  }
  await load('?p=ridgeline,moraine', reviews)
  expect(rated).toEqual([])
  vi.stubEnv('SSR', true)
  await load('?p=ridgeline,moraine', reviews)
  expect(rated.slice(-2)).toEqual([products[0]?.id, products[1]?.id])
})

test('a rating that is late for the page has a link to its product without scripts', async () => {
  const { container } = await open('?p=ridgeline', { status: 'pending', promise: new Promise(() => undefined) })
  expect(container.querySelector('td noscript')).not.toBeNull()
})

test('without products in the address, the page shows those that the browser remembers', async () => {
  compared.set([{ slug: 'ridgeline', type: 'jackets' }])
  const { navigated } = await open('')
  expect(navigated[0]).toBe('/compare?p=ridgeline')
})

test('without any product, the page says how to compare, and offers products', async () => {
  // Without an observer every part of a page counts as visible.
  vi.stubGlobal('IntersectionObserver', undefined)
  const { navigated } = await open('')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(messages.empty)
  expect(navigated).toEqual([])
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0)
})

test('the address contains at most four valid slugs, each once', () => {
  const slugs = comparedSlugs(new URLSearchParams('p=a,b,a,../x,C&p=d,e,f'))
  expect(slugs).toEqual(['a', 'b', 'd', 'e'])
  expect(comparePath(slugs)).toBe('/compare?p=a,b,d,e')
  expect(comparePath([])).toBe('/compare')
})
