import { expect, test } from 'vitest'
import { productOf, reviewOf, reviewsOf } from './product.fixture.tsx'
import { productData } from './structuredData.ts'

const address = 'https://shop.example/de/de-de/ridgeline'

test('the structured data has the price and the availability of each variant', () => {
  expect(productData(productOf(), address)).toMatchObject({
    '@type': 'Product',
    name: 'Ridgeline',
    url: address,
    image: ['front', 'back', 'detail'].map((view) => `https://shop.example/media/ridgeline/spruce/${view}-800.webp`),
    offers: [
      { sku: 'CN0101-1', url: `${address}?variant=1`, price: '120.00', availability: 'https://schema.org/InStock' },
      { sku: 'CN0101-2', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
      { sku: 'CN0101-3', availability: 'https://schema.org/InStock' },
      { sku: 'CN0101-4', availability: 'https://schema.org/OutOfStock' },
    ],
  })
})

test.each([
  ['JPY', 1299, '1299'],
  ['KWD', 1299, '1.299'],
])('an amount in %s has as many decimals as the currency', (currency, amount, price) => {
  const { variants, ...product } = productOf()
  const priced = { ...product, variants: variants.map((variant) => ({ ...variant, price: { amount, currency } })) }
  expect(productData(priced, address)).toMatchObject({ offers: [{ price, priceCurrency: currency }, {}, {}, {}] })
})

test.each([
  ['what comes soon', { isComingSoon: true }, 'OutOfStock'],
  ['what is no longer made', { isRetired: true }, 'Discontinued'],
])('%s is not available', (_, change, word) => {
  const { offers } = JSON.parse(JSON.stringify(productData(productOf(change), address)))
  expect(new Set(offers.map(({ availability }: { availability: string }) => availability))).toEqual(
    new Set([`https://schema.org/${word}`]),
  )
})

test('the rating appears only if there is one', () => {
  expect(productData(productOf(), address, reviewsOf([reviewOf(1)], 37))).toMatchObject({
    aggregateRating: { ratingValue: 4.2, reviewCount: 37 },
  })
  expect(productData(productOf(), address, reviewsOf([]))).not.toHaveProperty('aggregateRating')
  expect(productData(productOf(), address)).not.toHaveProperty('aggregateRating')
})
