import { StoreError } from '@cairn/core'
import type { Reviews } from '@cairn/core/reviews'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openShop } from '../testing/openShop.fixture.tsx'
import { reviewOf, reviewsOf } from './product.fixture.tsx'
import { ReviewsSection } from './ReviewsSection.tsx'

afterEach(cleanup)

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

const show = async (reviews: Reviews | null, load: (page: number) => Promise<Reviews>) => {
  const pages: number[] = []
  await openShop(<ReviewsSection productId={101} perPage={2} reviews={reviews} />, {
    gateways: {
      reviews: {
        load: ({ page = 1 }) => {
          pages.push(page)
          return load(page)
        },
      },
    },
  })
  return pages
}

const never = () => Promise.reject(new StoreError('NETWORK', 'Nothing answers'))

test('more reviews come below the first, none of them twice, and the focus is on the first of them', async () => {
  const next = reviewsOf([reviewOf(2), reviewOf(3)], 3)
  const pages = await show(reviewsOf([reviewOf(1), reviewOf(2)], 3), async () => next)
  await userEvent.click(screen.getByRole('button', { name: 'More reviews' }))
  await waitFor(() => expect(titles()).toEqual(['Review 1', 'Review 2', 'Review 3']))
  expect(pages).toEqual([2])
  expect(document.activeElement?.textContent).toContain('Review 3')
  expect(screen.queryByRole('button', { name: 'More reviews' })).toBeNull()
})

test('when more cannot be read that is said, what was there stays, and one may try again', async () => {
  await show(reviewsOf([reviewOf(1), reviewOf(2)], 3), never)
  await userEvent.click(screen.getByRole('button', { name: 'More reviews' }))
  await waitFor(() => expect(screen.getByText('The reviews could not be loaded.')).toBeDefined())
  expect(titles()).toEqual(['Review 1', 'Review 2'])
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})

test('reviews that were not there at first can be asked for again', async () => {
  const pages = await show(null, async () => reviewsOf([reviewOf(1)]))
  expect(screen.getByText('The reviews could not be loaded.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(titles()).toEqual(['Review 1']))
  expect(pages).toEqual([1])
})

test('without any review the page says so and shows no score', async () => {
  await show(reviewsOf([]), never)
  expect(screen.getByText('No reviews yet')).toBeDefined()
  expect(screen.queryByRole('img')).toBeNull()
})

test('each review says in which language it is written, and one whose language nobody knows is in that of the page', async () => {
  await show(reviewsOf([reviewOf(1, { language: 'fr' }), reviewOf(2)]), never)
  const [french, unknown] = screen.getAllByRole('heading', { level: 3 })
  expect([french?.lang, french?.nextElementSibling?.getAttribute('lang')]).toEqual(['fr', 'fr'])
  expect([unknown?.hasAttribute('lang'), unknown?.nextElementSibling?.hasAttribute('lang')]).toEqual([false, false])
})
