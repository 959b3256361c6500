import type { Product } from '@cairn/core/product'
import { createFakeGateways } from '@cairn/core/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { loadPage } from '../../app/routing/pageState.ts'
import { findSite } from '../../app/shop/sites.ts'
import { openShop } from '../../testing/openShop.fixture.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = async (query: string, change?: Partial<Product>) => {
  const site = findSite('us/en-us')
  if (site === undefined) throw new Error('There is no site')
  const path = `/wishlist${query}`
  const url = new URL(`https://shop.example/us/en-us${path}`)
  const gateways = createFakeGateways({ site: site.prefix, country: null })
  const load: typeof gateways.product.load = async (slug, options) => {
    const product = await gateways.product.load(slug, options)
    return product && { ...product, ...change }
  }
  const state = await loadPage({
    site,
    path: '/wishlist',
    url,
    gateways: { ...gateways, product: { ...gateways.product, load } },
    signal: new AbortController().signal,
    onError: (error) => {
      throw error
    },
  })
  if (!('page' in state) || state.page === undefined) throw new Error('There is no page')
  const { Component } = state.page
  return openShop(<Component data={state.data} deferred={{}} params={{}} site={site} url={url} />, { path })
}

const knownSlugs = async () => {
  const found = await createFakeGateways({ site: 'us/en-us', country: null }).search.recommend({}, {})
  return found.slice(0, 2).map(({ slug }) => slug)
}

test('a shared list shows its products to everybody, without those that no longer exist', async () => {
  const [first = '', second = ''] = await knownSlugs()
  await open(`?p=${first}&p=gone-for-good&p=${second}`)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Shared Wish List')
  const links = screen.getAllByRole('article').map((card) => card.querySelector('a')?.getAttribute('href'))
  expect(links).toEqual([`/us/en-us/${first}`, `/us/en-us/${second}`])
})

test('a shared list without any remaining product shows a message and offers products', async () => {
  // Without an observer every part of a page counts as visible.
  vi.stubGlobal('IntersectionObserver', undefined)
  await open('?p=gone-for-good')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This Wish List is empty now.')
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0)
})

test.each([
  ['Coming soon', { isComingSoon: true }],
  ['No longer made', { isRetired: true }],
])('a product that cannot be bought is marked: %s', async (mark, change) => {
  const [first = ''] = await knownSlugs()
  await open(`?p=${first}`, change)
  expect(screen.getByRole('listitem').textContent).toContain(mark)
})

test('the accessible name of each wish-list button in a shared list includes the product name', async () => {
  const [first = '', second = ''] = await knownSlugs()
  await open(`?p=${first}&p=${second}`)
  const hearts = screen.getAllByRole('button', { name: /^Add to Wish List, ./ })
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(hearts.map((heart) => heart.getAttribute('aria-label'))).toEqual(
    names.map((name) => `Add to Wish List, ${name}`),
  )
})
