import { type Choice, type Product, viewProduct } from '@cairn/core/product'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { productOf } from '../product/page/product.fixture.tsx'
import { openShop } from '../testing/openShop.fixture.tsx'
import DeliveryBox from './DeliveryBox.tsx'
import DeliveryLine from './DeliveryLine.tsx'

afterEach(cleanup)

const option = (id: string, name: string, rate: number, earliest: string, latest: string) => ({
  id,
  name,
  type: 'perorder',
  enabled: true,
  rate,
  minimumSubtotal: 0,
  usesDiscountedSubtotal: null,
  excludesFixedShippingProducts: null,
  packaging: [],
  delivery: { earliest, latest },
})
const options = [
  option('2', 'Express (UPS)', 1495, '2026-12-01', '2026-12-01'),
  option('1', 'Standard (DHL)', 0, '2026-12-01', '2026-12-03'),
]
const textOf = (element: HTMLElement) => element.textContent?.replace(/\s/g, ' ')

const open = (
  at: string,
  load: () => Promise<Product | null> = async () => null,
  view = viewProduct(productOf(), {}),
) => {
  const fresh: Product[] = []
  return openShop(<DeliveryBox view={view} onFresh={(product) => fresh.push(product)} />, {
    at,
    gateways: { shipping: { options: async () => options }, product: { load } },
  }).then(() => fresh)
}

test('each shipping method shows its dates and cost, followed by the free returns and the payment', async () => {
  await open('de/de-de')
  await expect
    .poll(() => screen.getAllByRole('listitem').map(textOf))
    .toEqual([
      'Lieferung: Di., 1. Dez. Express (UPS) · 14,95 €',
      'Lieferung: Di., 1. – Do., 3. Dez. Standard (DHL) · KOSTENLOS',
      'Kostenlose Rückgabe innerhalb von 30 Tagen',
      'Testzahlung: Dir wird nichts berechnet',
    ])
  expect(screen.getByRole('link').getAttribute('href')).toBe('/de/de-de/service#returns')
})

test('the returns and the payment wait for the methods, which would push them down', async () => {
  let answer: (answered: typeof options) => void = () => undefined
  const waiting = new Promise<typeof options>((resolve) => {
    answer = resolve
  })
  await openShop(<DeliveryBox view={viewProduct(productOf(), {})} onFresh={() => undefined} />, {
    at: 'de/de-de',
    gateways: { shipping: { options: () => waiting } },
  })
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(screen.queryAllByRole('listitem')).toEqual([])
  answer(options)
  await expect.poll(() => screen.getAllByRole('listitem')).toHaveLength(4)
})

test('the shipping methods have the names of the other pages, in the language of the site', async () => {
  await open('es/es-es')
  await expect.poll(() => screen.getAllByRole('listitem').map(textOf)).toHaveLength(4)
  expect(screen.getByText(/^Exprés \(UPS\)/)).toBeTruthy()
  expect(screen.getByText(/^Estándar \(DHL\)/)).toBeTruthy()
})

test('the dates and costs follow the country that the shopper chooses, which the box then names', async () => {
  const asked: string[] = []
  const { store } = await openShop(<DeliveryBox view={viewProduct(productOf(), {})} onFresh={() => undefined} />, {
    at: 'de/de-de',
    gateways: {
      shipping: {
        options: async (country) => {
          asked.push(country)
          return country === 'AT' ? options.slice(0, 1) : options
        },
      },
    },
  })
  await expect.poll(() => screen.getAllByRole('listitem')).toHaveLength(4)
  expect(screen.queryByText(/Versand nach/)).toBeNull()
  act(() => void store.cart.commands.setCountry('AT'))
  await expect
    .poll(() => screen.getAllByRole('listitem').map(textOf))
    .toEqual([
      'Versand nach: Österreich',
      'Lieferung: Di., 1. Dez. Express (UPS) · 14,95 €',
      'Kostenlose Rückgabe innerhalb von 30 Tagen',
      'Testzahlung: Dir wird nichts berechnet',
    ])
  expect(asked.at(-1)).toBe('AT')
})

const soldOutSize: Choice = { Color: 'sand', Size: 'l' }

test.each([
  ['in a size that is sold out', {}, soldOutSize],
  ['that is coming soon', { isComingSoon: true }, {}],
  ['that is no longer made', { isRetired: true }, {}],
])('an article %s has no dates and costs, only the returns and the payment', async (_, change, choice) => {
  await open('de/de-de', undefined, viewProduct(productOf(change), choice))
  await expect
    .poll(() => screen.getAllByRole('listitem').map(textOf))
    .toEqual(['Kostenlose Rückgabe innerhalb von 30 Tagen', 'Testzahlung: Dir wird nichts berechnet'])
})

test('an article that does not go to the country of the site has dates for a chosen country to which it goes', async () => {
  const view = viewProduct(productOf({ custom: { unshippableTo: ['CH'] } }), {})
  const { store } = await openShop(<DeliveryBox view={view} onFresh={() => undefined} />, {
    at: 'ch/de-ch',
    gateways: { shipping: { options: async () => options } },
  })
  await expect.poll(() => screen.queryAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryAllByText(/^Lieferung/)).toEqual([])
  act(() => void store.cart.commands.setCountry('DE'))
  await expect.poll(() => screen.queryAllByText(/^Lieferung/)).toHaveLength(2)
})

test('the site of the United States shows no estimate', async () => {
  await open('us/en-us')
  expect(screen.queryAllByRole('listitem')).toEqual([])
})

test('the stock is read again after an order in another tab, and when the tab becomes visible', async () => {
  const product = productOf()
  const fresh = await open('us/en-us', async () => product)
  const other = new BroadcastChannel('cairn:orders')
  other.postMessage('placed')
  await expect.poll(() => fresh.length).toBe(1)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => fresh).toEqual([product, product])
  other.close()
})

test('the cart shows the dates of the cheapest method', async () => {
  await openShop(<p data-testid="line">{<DeliveryLine options={options} />}</p>, { at: 'gb/en-gb' })
  await expect.poll(() => textOf(screen.getByTestId('line'))).toBe('Delivery: Tue 1 Dec – Thu 3 Dec')
})
