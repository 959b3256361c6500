import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { defaultSite as site } from '../app/shop/sites.ts'
import { messages } from '../messages/en.ts'
import { productOf } from '../product/page/product.fixture.tsx'
import productPage from '../product/page/product.page.tsx'
import { card, resultsOf } from '../search/search.fixture.tsx'
import searchPage from '../search/search.page.tsx'
import { openShop } from '../testing/openShop.fixture.tsx'

afterEach(cleanup)

const origin = 'https://shop.example'
const women = '/search?filter.gender=women'
const jackets = `${women}&filter.category=jackets`

const pages = {
  category: {
    page: searchPage,
    path: jackets,
    data: {
      query: { term: '', sort: 'relevance', page: 1, scope: { gender: ['women'], category: ['jackets'] }, filters: {} },
      results: resultsOf('', [card(1)]),
      category: {
        heading: 'Women’s Jackets',
        intro: null,
        crumbs: [
          { name: 'Women', path: women },
          { name: 'Jackets', path: jackets },
        ],
      },
      popular: [],
      contact: null,
      topSellers: [],
      looser: null,
      texts: null,
    },
  },
  product: {
    page: productPage,
    path: '/trail-jacket',
    data: {
      notices: [],
      product: productOf({
        name: 'Trail Jacket',
        slug: 'trail-jacket',
        breadcrumbs: [
          { title: 'Women', url: women },
          { title: 'Jackets', url: jackets },
        ],
      }),
    },
  },
}

const failed = { status: 'failed' } as const

test.each([
  ['category', ['Cairn', 'Women', 'Jackets'], ['', women]],
  ['product', ['Cairn', 'Women', 'Jackets', 'Trail Jacket'], ['', women, jackets]],
] as const)('the breadcrumbs of a %s start at home, on the page and in its data', async (kind, names, paths) => {
  const { page, path, data } = pages[kind]
  const url = new URL(`${origin}/us/en-us${path}`)
  const context = { data, deferred: { reviews: failed, alsoViewed: failed }, params: {}, site, url }
  // Only the server renders structured data, so simulate the server.
  vi.stubEnv('SSR', true)
  const { structuredData } = page.head({ ...context, messages })
  vi.unstubAllEnvs()
  expect(page.head({ ...context, messages }).structuredData).toBe(false)
  await openShop(<page.Component {...context} />, { path })

  const crumbs = within(screen.getByRole('navigation', { name: messages.common.breadcrumbs }))
  expect(crumbs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(names)
  const leading = crumbs.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(leading).toEqual(paths.map((step) => `/us/en-us${step}`))
  expect([structuredData].flat().at(-1)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: names.map((name, index) => ({
      position: index + 1,
      name,
      item: `${origin}/us/en-us${[...paths, path][index]}`,
    })),
  })
})
