import { createFakeGateways } from '@cairn/core/testing'
import { screen, within } from '@testing-library/dom'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { findSite } from '../app/shop/sites.ts'
import { messages as shop } from '../messages/en.ts'
import { messages as words } from '../messages/service/en.ts'
import { openShop } from '../testing/openShop.fixture.tsx'
import servicePage from './service.page.tsx'

afterEach(cleanup)

const repair = { heading: 'We would rather mend it', text: 'Send it back.', facts: [], link: null }
const spoken = {
  ...words,
  shippingTo: words.shippingTo('Ireland'),
  returnsCondition: words.returnsCondition(14),
}
const contact = { phone: null, hours: null, email: 'help@cairn.example', formUrl: null, chatUrl: null }

const open = async (at: string, deliveries = [{ id: 1, name: 'Standard', rate: 0 }]) => {
  const site = findSite(at)
  if (site === undefined) throw new Error(`There is no site at ${at}`)
  const url = new URL(`https://shop.example/${at}/service`)
  const { Component } = servicePage
  const data = { repair, contact, deliveries, words: spoken }
  return openShop(<Component data={data} deferred={{}} params={{}} site={site} url={url} />, { at })
}

test.each([
  ['repair', repair.heading],
  ['shipping', words.shipping],
  ['order', words.order],
  ['returns', words.returns],
  ['contact', shop.search.help],
])('#%s links to its own section', async (anchor, heading) => {
  const { container } = await open('us/en-us')
  const part = container.querySelector<HTMLElement>(`#${anchor}`)
  if (part === null) throw new Error(`Nothing is called ${anchor}`)
  expect(within(part).getByRole('heading', { level: 2 }).textContent).toBe(heading)
})

test('the page shows the price of each delivery, also in the United States, where the cart shows no cost', async () => {
  const rows = () =>
    screen
      .getAllByRole('term')
      .map((term) => [term.closest('section')?.id, term.textContent, term.nextElementSibling?.textContent])
  await open('ie/en-ie', [
    { id: 1, name: 'Standard', rate: 0 },
    { id: 2, name: 'Express', rate: 2000 },
  ])
  expect(rows()).toEqual([
    ['shipping', 'Standard', 'FREE'],
    ['shipping', 'Express', '€20.00'],
  ])
  cleanup()
  await open('us/en-us')
  expect(rows()).toEqual([['shipping', 'Standard', 'FREE']])
})

test('without prices, the page says where to find them', async () => {
  await open('us/en-us', [])
  expect(screen.getByText(words.shippingText).closest('section')?.id).toBe('shipping')
})

test('the page has its own description, not that of the shop', () => {
  const site = findSite('us/en-us')
  if (site === undefined) throw new Error('There is no site in the United States')
  const url = new URL('https://shop.example/us/en-us/service')
  const overrides = {
    data: { repair, contact, deliveries: [], words: spoken },
    deferred: {},
    params: {},
    url,
    site,
    messages: shop,
  }
  expect(servicePage.head(overrides)).toMatchObject({ title: shop.header.service, description: words.shippingText })
})

const load = (at: string) => {
  const site = findSite(at)
  if (site === undefined) throw new Error(`There is no site at ${at}`)
  const url = new URL(`https://shop.example/${at}/service`)
  const gateways = createFakeGateways({ site: at })
  return servicePage.load({ site, params: {}, url, gateways, signal: new AbortController().signal })
}

test('the page data survives serialization to JSON', async () => {
  const answer = await load('ie/en-ie')
  expect(JSON.parse(JSON.stringify(answer))).toEqual(answer)
  expect(answer).toMatchObject({ data: { words: { shippingTo: words.shippingTo('Ireland') } } })
})

test.each([
  ['ie/en-ie', 'Withdraw from contract here'],
  ['us/en-us', 'Return items'],
  ['ch/de-ch', 'Return items'],
])('on %s the returns lead to the form for guests: %s', async (at, name) => {
  await open(at)
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`/orders/return/${at}`)
})

test('the section about an order leads to the order history, to a new mail and to the contact form', async () => {
  await open('de/de-de')
  for (const [name, path] of [
    [words.orderAgain, '/orders/resend/de/de-de'],
    [words.writeToUs, '/de/de-de/contact/de'],
    ['Bestellungen', '/de/de-de/account/orderhistory'],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path)
})

/** What the page says about worn items where the law lets a buyer return them, in each language. */
const WORN = {
  'de/de-de': /14 Tagen .*Wertverlust abziehen\. Danach .*ungetragen/,
  'gb/en-gb': /14 days .*loss in value\. After that, .*unworn/,
  'fr/fr-fr': /14 premiers jours.*perte de valeur\. Ensuite, .*non portés/,
  'it/it-it': /14 giorni .*perdita di valore\. Dopo, .*mai indossati/,
  'es/es-es': /14 días .*pérdida de valor\. Después, .*sin usar/,
  'pt/pt-pt': /14 dias .*perda de valor\. Depois, .*por usar/,
}

test.each(Object.entries(WORN))('%s says that the law takes worn items and the shop unworn ones', async (at, text) => {
  expect(await load(at)).toMatchObject({ data: { words: { returnsCondition: expect.stringMatching(text) } } })
})

test.each([
  ['us/en-us', 'Send items back unworn and with their labels.'],
  ['ch/de-ch', 'Schick Artikel ungetragen und mit Etikett zurück.'],
])('%s has no right of withdrawal and takes only unworn items', async (at, text) => {
  expect(await load(at)).toMatchObject({ data: { words: { returnsCondition: text } } })
})

test('the section about returns shows the condition', async () => {
  await open('ie/en-ie')
  expect(screen.getByText(spoken.returnsCondition).closest('section')?.id).toBe('returns')
})
