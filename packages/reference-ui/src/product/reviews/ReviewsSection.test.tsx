import { StoreError } from '@cairn/core'
import type { Product } from '@cairn/core/product'
import type { ReviewFilter, Reviews } from '@cairn/core/reviews'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openShop } from '../../testing/openShop.fixture.tsx'
import { productOf, reviewOf, reviewsOf } from '../page/product.fixture.tsx'
import { ReviewsSection } from './ReviewsSection.tsx'

afterEach(cleanup)

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

const show = async (
  reviews: Reviews | null,
  load: (page: number, filter: ReviewFilter) => Promise<Reviews>,
  { product, at = 'us/en-us' }: { readonly product?: Partial<Product>; readonly at?: string } = {},
) => {
  const pages: number[] = []
  const part = (
    <main id="main" tabIndex={-1}>
      <input aria-label="Search" />
      <ReviewsSection product={productOf({ id: '101', ...product })} perPage={2} reviews={reviews} />
    </main>
  )
  await openShop(part, {
    at,
    gateways: {
      reviews: {
        load: ({ page = 1, filter = {} }) => {
          pages.push(page)
          return load(page, filter)
        },
      },
    },
  })
  return pages
}

const never = () => Promise.reject(new StoreError('NETWORK', 'Nothing answers'))

test('more reviews appear below the first ones without duplicates, and the first new one has the focus', async () => {
  const next = reviewsOf([reviewOf(2), reviewOf(3)], 3)
  const pages = await show(reviewsOf([reviewOf(1), reviewOf(2)], 3), async () => next)
  await userEvent.click(screen.getByRole('button', { name: 'More reviews' }))
  await waitFor(() => expect(titles()).toEqual(['Review 1', 'Review 2', 'Review 3']))
  expect(pages).toEqual([2])
  expect(document.activeElement?.textContent).toContain('Review 3')
  expect(screen.queryByRole('button', { name: 'More reviews' })).toBeNull()
})

test('a failed request for more reviews is reported, keeps the reviews and allows a retry', async () => {
  await show(reviewsOf([reviewOf(1), reviewOf(2)], 3), never)
  await userEvent.click(screen.getByRole('button', { name: 'More reviews' }))
  await waitFor(() => expect(screen.getByText('We could not load the reviews.')).toBeDefined())
  expect(titles()).toEqual(['Review 1', 'Review 2'])
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})

test('reviews that failed to load at first can be requested again', async () => {
  const pages = await show(null, async () => reviewsOf([reviewOf(1)]))
  expect(screen.getByText('We could not load the reviews.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(titles()).toEqual(['Review 1']))
  expect(pages).toEqual([1])
  // The pressed button has unmounted, so the first review has the focus.
  expect(document.activeElement?.textContent).toContain('Review 1')
})

test('a retry that returns no reviews leaves the focus in the page', async () => {
  await show(null, async () => reviewsOf([]))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByText('No reviews yet')).toBeDefined())
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('the first new review has the focus, although a review written meanwhile has shifted the others', async () => {
  const later = [reviewsOf([reviewOf(2), reviewOf(3)], 6), reviewsOf([reviewOf(4), reviewOf(5)], 6)]
  await show(reviewsOf([reviewOf(1), reviewOf(2)], 6), async (page) => later[page - 2] ?? never())
  await userEvent.click(screen.getByRole('button', { name: 'More reviews' }))
  await waitFor(() => expect(titles()).toHaveLength(3))
  await userEvent.click(screen.getByRole('button', { name: 'More reviews' }))
  await waitFor(() => expect(titles()).toHaveLength(5))
  expect(document.activeElement?.textContent).toContain('Review 4')
})

test('a user who moves on before more reviews arrive keeps the focus', async () => {
  const answer = Promise.withResolvers<Reviews>()
  await show(reviewsOf([reviewOf(1), reviewOf(2)], 3), () => answer.promise)
  await userEvent.click(screen.getByRole('button', { name: 'More reviews' }))
  const otherField = screen.getByRole('textbox', { name: 'Search' })
  await userEvent.click(otherField)
  answer.resolve(reviewsOf([reviewOf(3)], 3))
  await waitFor(() => expect(titles()).toHaveLength(3))
  expect(document.activeElement).toBe(otherField)
})

test('without any review the page says so and shows no score', async () => {
  await show(reviewsOf([]), never)
  expect(screen.getByText('No reviews yet')).toBeDefined()
  expect(screen.queryByRole('img')).toBeNull()
})

test('a bar of stars and the bought size filter the reviews, with the number of matches, and one press shows all again', async () => {
  const counts = { bottomLine: { totalReview: 2, averageScore: 4.2, byScore: { 4: 2, 5: 1 }, bySize: { m: 2, l: 1 } } }
  const all = { ...reviewsOf([reviewOf(1), reviewOf(2)], 2), ...counts }
  const filters: ReviewFilter[] = []
  await show(all, async (_, filter) => {
    filters.push(filter)
    return filter.star === undefined ? all : { ...reviewsOf([reviewOf(3, { size: 'm', fit: 1 })], 1), ...counts }
  })
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
  await userEvent.click(await screen.findByRole('button', { name: '5 stars: 1 review' }, { timeout: 5000 }))
  await waitFor(() => expect(titles()).toEqual(['Review 3']))
  expect(screen.getByText('1 review matches')).toBeDefined()
  expect(screen.getByText(/Size: M · Runs small/)).toBeDefined()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'm')
  for (const order of ['Newest first', 'In your language first', 'Best first'])
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), order)
  await userEvent.click(screen.getByRole('button', { name: 'Show all reviews' }))
  await waitFor(() => expect(titles()).toEqual(['Review 1', 'Review 2']))
  expect(filters).toEqual([
    { star: 5 },
    { star: 5, size: 'm' },
    { star: 5, size: 'm', sort: 'date' },
    { star: 5, size: 'm' },
    { star: 5, size: 'm', sort: 'rating' },
    { sort: 'rating' },
  ])
})

test('a choice without reviews is disabled, and an empty result names the filters to remove', async () => {
  const first = { totalReview: 2, averageScore: 4.2, byScore: { 1: 1, 4: 1 }, bySize: { m: 1, l: 1 } }
  const all = { ...reviewsOf([reviewOf(1), reviewOf(2)], 2), bottomLine: first }
  const filters: ReviewFilter[] = []
  await show(all, async (_, filter) => {
    filters.push(filter)
    const isEmpty = filter.star === 1 && filter.size === 'm'
    const list = isEmpty ? [] : [reviewOf(3)]
    return {
      ...reviewsOf(list, list.length),
      totalReview: 2,
      bottomLine: { ...first, byScore: { 1: 1 }, bySize: { l: 1 } },
    }
  })
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Size' }, { timeout: 5000 }), 'm')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '4 stars: 0 reviews' })).toHaveProperty('disabled', true),
  )
  // The chosen size stays in the list, so that it can be changed.
  expect(screen.getByRole('option', { name: 'M (0)' })).toHaveProperty('disabled', false)
  await userEvent.click(screen.getByRole('button', { name: '1 star: 1 review' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Remove filter: Size: M' }))
  await waitFor(() => expect(screen.getByRole('option', { name: 'M (0)' })).toHaveProperty('disabled', true))
  expect(screen.queryByRole('button', { name: /^Remove filter/ })).toBeNull()
  expect(filters).toEqual([{ size: 'm' }, { star: 1, size: 'm' }, { star: 1 }])
})

test('the filters link to how reviews are verified', async () => {
  await show(reviewsOf([reviewOf(1)]), never)
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
  const link = await screen.findByRole('link', { name: 'How reviews are verified' }, { timeout: 5000 })
  expect(link.getAttribute('href')).toBe('/us/en-us/legal/reviews')
})

test('a filter that fails to load keeps the reviews and can be tried again', async () => {
  const counts = { bottomLine: { totalReview: 2, averageScore: 4.2, byScore: { 4: 2, 5: 1 } } }
  let isFailing = true
  await show({ ...reviewsOf([reviewOf(1), reviewOf(2)], 2), ...counts }, async () =>
    isFailing ? never() : reviewsOf([reviewOf(3)], 1),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
  await userEvent.click(await screen.findByRole('button', { name: /^5 stars/ }, { timeout: 5000 }))
  await waitFor(() => expect(screen.getByText('We could not load the reviews.')).toBeDefined())
  expect(titles()).toEqual(['Review 1', 'Review 2'])
  isFailing = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(titles()).toEqual(['Review 3']))
})

test('each review has the language it is written in, and one of unknown language that of the page', async () => {
  await show(reviewsOf([reviewOf(1, { language: 'fr' }), reviewOf(2)]), never)
  const [french, unknown] = screen.getAllByRole('heading', { level: 3 })
  expect([french?.lang, french?.nextElementSibling?.getAttribute('lang')]).toEqual(['fr', 'fr'])
  expect(screen.getByText(/· French ·/)).toBeDefined()
  expect([unknown?.hasAttribute('lang'), unknown?.nextElementSibling?.hasAttribute('lang')]).toEqual([false, false])
})

test('each rated fit of a review has a label', async () => {
  const fits = [1, 3, 5, null].map((fit, index) => reviewOf(index + 1, { fit }))
  await show(reviewsOf(fits), never)
  const labels = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => /True to size|Runs \w+/.exec(textContent)?.[0])
  expect(labels).toEqual(['Runs small', 'True to size', 'Runs large', undefined])
})

test.each([
  ['shoes', 'fr/fr-fr', 'shoes-trail', ['Chaussant', 'Chausse petit', 'Chausse grand']],
  ['clothes', 'fr/fr-fr', 'jackets-rain', ['Coupe', 'Taille petit', 'Taille grand']],
  ['shoes', 'it/it-it', 'shoes-trail', ['Calzata', 'Calza piccolo', 'Calza grande']],
  ['shoes', 'pt/pt-pt', 'shoes-trail', ['Calce', 'Calça pequeno', 'Calça grande']],
])('the fit of %s is described in the words that shops of %s use', async (_, at, category, words) => {
  const product = { breadcrumbs: [{ title: '', url: `/search?filter.category=${category}` }] }
  await show(reviewsOf([reviewOf(1)]), never, { product, at })
  for (const word of words) expect(screen.getByText(word)).toBeDefined()
})
