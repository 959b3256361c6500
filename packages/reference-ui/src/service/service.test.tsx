import { screen, within } from '@testing-library/dom'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { findSite } from '../app/sites.ts'
import { messages as shop } from '../messages/en.ts'
import { messages as words } from '../messages/service/en.ts'
import { openShop } from '../testing/openShop.fixture.tsx'
import servicePage from './service.page.tsx'

afterEach(cleanup)

const repair = { heading: 'We would rather mend it', text: 'Send it back.', facts: [], link: null }
const contact = { phone: null, email: 'help@cairn.example', formUrl: null }

const open = async (at: string) => {
  const site = findSite(at)
  if (site === undefined) throw new Error(`There is no site at ${at}`)
  const url = new URL(`https://shop.example/${at}/service`)
  const { Component } = servicePage
  const data = { repair, contact, words }
  return openShop(<Component data={data} deferred={{}} params={{}} site={site} url={url} />, { at })
}

test.each([
  ['repair', repair.heading],
  ['shipping', words.shipping],
  ['returns', words.returns],
  ['contact', shop.search.help],
])('#%s leads to a part of its own', async (anchor, heading) => {
  const { container } = await open('us/en-us')
  const part = container.querySelector<HTMLElement>(`#${anchor}`)
  if (part === null) throw new Error(`Nothing is called ${anchor}`)
  expect(within(part).getByRole('heading', { level: 2 }).textContent).toBe(heading)
})

test('that standard shipping is free is said where an estimate is given, in the store of the EU', async () => {
  await open('ie/en-ie')
  const free = shop.product.standardShippingFree('Ireland')
  expect(screen.getByText(free).closest('section')?.id).toBe('shipping')
  cleanup()
  await open('us/en-us')
  expect(screen.queryByText(/Standard shipping is free/)).toBeNull()
})

test('is told of by words of its own, not by those of the shop', () => {
  const site = findSite('us/en-us')
  if (site === undefined) throw new Error('There is no site in the United States')
  const url = new URL('https://shop.example/us/en-us/service')
  const given = { data: { repair, contact, words }, deferred: {}, params: {}, url, site, messages: shop }
  expect(servicePage.head(given)).toMatchObject({ title: shop.header.service, description: words.shippingText })
})
