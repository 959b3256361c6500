import type { SearchFacet } from '@cairn/core/search'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { messages as texts } from '../messages/facets/en.ts'
import { openShop } from '../testing/openShop.fixture.tsx'
import { Facets } from './Facets.tsx'
import { readSearch, searchPath } from './searchAddress.ts'

afterEach(cleanup)

const facet: SearchFacet = {
  field: 'price',
  label: 'Price',
  values: [
    { value: '..100', label: 'Up to $100', count: 9, isActive: false },
    { value: '100..250', label: '$100 – $250', count: 8, isActive: false },
    { value: '250..', label: 'From $250', count: 7, isActive: true },
  ],
}

const open = async (query = '') => {
  const requests: string[] = []
  const { container } = await openShop(
    <Facets
      facets={[facet]}
      query={readSearch(new URLSearchParams(query))}
      changeSearch={(next) => requests.push(searchPath(next))}
      texts={texts}
    />,
    { path: `/search?${query}` },
  )
  const [lowest, highest] = [/^Lowest/, /^Highest/].map((name) =>
    screen.getByRole<HTMLInputElement>('textbox', { name }),
  )
  if (!lowest || !highest) throw new Error('There are no price fields')
  return { requests, container, lowest, highest, apply: screen.getByRole('button', { name: texts.apply }) }
}

test('the ready ranges are links that keep the other filters, and the chosen range has none', async () => {
  await open('q=shell&color=moss&price.low=250&page=2')
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Up to $100', '/us/en-us/search?q=shell&color=moss&price.high=100'],
    ['$100 – $250', '/us/en-us/search?q=shell&color=moss&price.low=100&price.high=250'],
  ])
})

test('the fields name the currency and hold the chosen range', async () => {
  const { lowest, highest } = await open('price.low=49.5&price.high=100')
  expect(lowest.labels?.[0]?.textContent).toContain('USD')
  expect([lowest.value, highest.value]).toEqual(['49.5', '100'])
})

test('a chosen range is counted in the name of the facet, which stays closed', async () => {
  const { lowest } = await open('price.low=49.5')
  const details = lowest.closest('details')
  expect(details?.open).toBe(false)
  expect(details?.querySelector('summary')?.textContent).toBe('Price (1)')
})

test('Enter in a field and the button apply the range, and empty fields remove it', async () => {
  const { requests, lowest, highest, apply } = await open('q=shell&price.low=250')
  await userEvent.clear(lowest)
  await userEvent.type(highest, '300{Enter}')
  await userEvent.clear(highest)
  await userEvent.click(apply)
  expect(requests).toEqual(['/search?q=shell&price.high=300', '/search?q=shell'])
})

test('a range in the wrong order is explained and not applied, and keeps its text', async () => {
  const { requests, lowest, highest, apply } = await open()
  await userEvent.type(lowest, '300')
  await userEvent.type(highest, '100')
  await userEvent.click(apply)
  expect(highest.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(texts.reversed)).toBeTruthy()
  expect([requests, lowest.value, highest.value]).toEqual([[], '300', '100'])
})

test('a range in the wrong order is explained in the HTML of the server too', async () => {
  const { highest } = await open('price.low=300&price.high=100')
  expect(highest.getAttribute('aria-invalid')).toBe('true')
})

test.each(['-5', '1e9', '100.999', 'cheap'])(
  'the malformed price %j has an error, the focus and its text',
  async (typed) => {
    const { requests, lowest, highest, apply } = await open('price.high=400')
    await userEvent.type(lowest, typed)
    await userEvent.click(apply)
    expect(lowest.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(texts.malformed)).toBeTruthy()
    expect([document.activeElement, lowest.value, highest.value, requests]).toEqual([lowest, typed, '400', []])
    await userEvent.clear(lowest)
    await userEvent.type(lowest, '99,90{Enter}')
    expect(requests).toEqual(['/search?price.low=99.9&price.high=400'])
  },
)

test('a malformed price of a form without a script stays in its field with an error', async () => {
  const { lowest, highest } = await open('price.low=1.299&price.high=2000')
  expect(lowest.closest('details')?.open).toBe(true)
  expect([lowest.value, highest.value]).toEqual(['1.299', '2000'])
  expect([lowest, highest].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', null])
})

test('without a script the form sends the range with all other filters', async () => {
  const { container } = await open('q=shell&on_sale=1&price.low=250&price.high=400')
  const form = container.querySelector('form')
  if (form === null) throw new Error('There is no form')
  const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, `${value}`]))
  expect(searchPath(readSearch(query))).toBe('/search?q=shell&on_sale=1&price.low=250&price.high=400')
})
