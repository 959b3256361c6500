import { createFakeGateways } from '@cairn/core/testing'
import { screen, within } from '@testing-library/dom'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { findSite } from '../app/shop/sites.ts'
import { openShop } from '../testing/openShop.fixture.tsx'
import legalPage from './legal.page.tsx'
import { loadLegal } from './loadLegal.ts'

afterEach(cleanup)

const siteAt = (at: string) => {
  const site = findSite(at)
  if (site === undefined) throw new Error(`There is no site at ${at}`)
  return site
}

const load = (page: string, at: string) => {
  const url = new URL(`https://shop.example/${at}/legal/${page}`)
  const gateways = createFakeGateways({ site: at })
  return legalPage.load({ site: siteAt(at), params: { page }, url, gateways, signal: new AbortController().signal })
}

const open = async (page: string, at: string) => {
  const loaded = await load(page, at)
  if (loaded.kind !== 'loaded') throw new Error(`${page} is ${loaded.kind}`)
  const url = new URL(`https://shop.example/${at}/legal/${page}`)
  const { Component } = legalPage
  await openShop(<Component data={loaded.data} deferred={{}} params={{ page }} site={siteAt(at)} url={url} />, { at })
}

test('the table of contents leads to each section', async () => {
  await open('terms', 'ie/en-ie')
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
  const headings = screen.getAllByRole('heading', { level: 2 })
  expect(links.map(({ textContent }) => textContent)).toEqual(headings.map(({ textContent }) => textContent))
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    headings.map((heading) => `#${heading.closest('section')?.id}`),
  )
})

test('the page says that it belongs to a demo shop', async () => {
  await open('imprint', 'de/de-de')
  expect(screen.getByText(/Dies ist ein Demo-Shop/)).toBeDefined()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Impressum')
})

test('links inside the shop have the prefix of the site, and the form for returns has its own address', async () => {
  await open('withdrawal', 'ie/en-ie')
  expect(screen.getByRole('link', { name: 'Withdraw from contract here' }).getAttribute('href')).toBe(
    '/orders/return/ie/en-ie',
  )
  cleanup()
  await open('terms', 'ie/en-ie')
  expect(screen.getByRole('link', { name: 'Shipping and returns' }).getAttribute('href')).toBe(
    '/ie/en-ie/legal/shipping',
  )
})

test('a parcel contains no price, and customs learn the value outside the Union only', async () => {
  await open('shipping', 'de/de-de')
  expect(screen.getByText(/Im Paket liegen weder Rechnung noch Preise/)).toBeDefined()
  expect(screen.queryByText(/Zollerklärung/)).toBeNull()
  cleanup()
  await open('shipping', 'ch/de-ch')
  expect(screen.getByText('Die Zollerklärung aussen am Paket nennt den Wert der Artikel.')).toBeDefined()
})

test('a delivery has its name in the language of the site, and is free if it costs nothing', async () => {
  const site = siteAt('it/it-it')
  const gateways = createFakeGateways({ site: site.prefix })
  const [option] = await gateways.shipping.options('IT', {})
  if (option === undefined) throw new Error('The fake shop ships to Italy')
  const delivery = { earliest: '2026-12-01', latest: '2026-12-03' }
  const options = async () => [{ ...option, name: 'Express (UPS)', enabled: true, rate: 0, delivery }]
  const { sections } = await loadLegal('shipping', {
    site,
    gateways: { ...gateways, shipping: { options } },
    signal: new AbortController().signal,
  })
  expect(JSON.stringify(sections[0])).toContain('"Espressa (UPS)","gratis, ')
})

test('another name is not found', async () => {
  expect(await load('nothing', 'ie/en-ie')).toEqual({ kind: 'notFound' })
})
