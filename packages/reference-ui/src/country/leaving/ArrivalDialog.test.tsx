import { StoreError } from '@cairn/core'
import type { CartChange } from '@cairn/core/cart'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { messages as codes } from '../../messages/codes/de.ts'
import { messages as words } from '../../messages/countrySwitch/de.ts'
import { messages as german } from '../../messages/de.ts'
import { openShop } from '../../testing/openShop.fixture.tsx'
import CountrySuggestion from '../CountrySuggestion.tsx'
import { AddCarriedCart } from './AddCarriedCart.tsx'
import { type CarriedCart, type CarriedItem, persistCarriedCart, takeCarriedCart } from './carriedCart.ts'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const itemOf = (variantId: string, name: string, change: Partial<CarriedItem> = {}): CarriedItem => ({
  variantId,
  name,
  quantity: 2,
  wanted: 2,
  properties: {},
  ...change,
})

const refuse = (problem: string, response?: unknown) =>
  Promise.reject(new StoreError('REFUSED', 'Refused', { status: 422, problem, response }))

const arrive = (
  carried: Partial<CarriedCart>,
  beforeSave: (change: CartChange) => Promise<void> = () => Promise.resolve(),
) => {
  persistCarriedCart({ to: 'de/de-de', items: [itemOf('111', 'Trail-Jacke')], left: [], coupons: [], ...carried })
  return openShop(<AddCarriedCart />, { at: 'de/de-de', lines: [], beforeSave })
}

const rows = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: words.different }, { timeout: 5000 }))
  return dialog.getAllByRole('listitem').map((row) => [...row.children].map(({ textContent }) => textContent))
}

test('a complete list is confirmed by a toast and added once', async () => {
  const { saved, store } = await arrive({})
  await expect.poll(() => store.toasts.getSnapshot().toasts[0]?.detail).toBe(words.added(2))
  expect(saved).toMatchObject([{ kind: 'add', variantId: '111', quantity: 2 }])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(takeCarriedCart('de/de-de')).toBeNull()
})

test('what was not added is named with its reason until the shopper closes the dialog', async () => {
  const { store } = await arrive(
    {
      items: [itemOf('111', 'Trail-Jacke'), itemOf('121', 'Moss Laufkappe')],
      left: [
        { name: 'Zelt', reason: 'not-sold' },
        { name: 'Gutschein', reason: 'not-carried' },
      ],
    },
    (change) => (change.kind === 'add' && change.variantId === '121' ? refuse('out_of_stock') : Promise.resolve()),
  )
  expect(await rows()).toEqual([
    ['Zelt', words.notSoldHere],
    ['Gutschein', words.onlyValidThere],
    ['Moss Laufkappe', words.soldOut],
  ])
  expect(screen.getByText(words.added(2))).toBeTruthy()
  expect(store.overlay.getSnapshot().panel).toBe('none')
  await userEvent.click(screen.getByRole('button', { name: words.viewCart }))
  expect(store.overlay.getSnapshot().panel).toBe('cart')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

test('a quantity that the stock reduced is named, whether the dialog before or the server reduced it', async () => {
  const { saved } = await arrive(
    { items: [itemOf('111', 'Trail-Jacke', { wanted: 3 }), itemOf('121', 'Moss Laufkappe')] },
    (change) =>
      change.kind === 'add' && change.variantId === '121' && change.quantity > 1
        ? refuse('maximum_quantity', { max: 1 })
        : Promise.resolve(),
  )
  expect(await rows()).toEqual([
    ['Trail-Jacke', words.reduced(2, 3)],
    ['Moss Laufkappe', words.reduced(1, 2)],
  ])
  expect(saved).toMatchObject([{ quantity: 2 }, { variantId: '121', quantity: 1 }])
})

test('a coupon is redeemed again, and named with the reason if the new cart refuses it', async () => {
  const { saved } = await arrive({ coupons: ['SUMMIT10', 'OLD'] }, (change) =>
    change.kind === 'coupon' && change.code === 'OLD' ? refuse('coupon_expired') : Promise.resolve(),
  )
  expect(await rows()).toEqual([['OLD', codes.problems.coupon_expired('', '')]])
  expect(saved).toMatchObject([{ kind: 'add' }, { kind: 'coupon', code: 'SUMMIT10' }])
})

/** Arrives on the cart page, where no drawer opens, as a visitor from Austria. The back end saves after `save`. */
const arriveFromAustria = async (carried: Partial<CarriedCart>) => {
  const save = Promise.withResolvers<void>()
  persistCarriedCart({ to: 'de/de-de', items: [itemOf('111', 'Trail-Jacke')], left: [], coupons: [], ...carried })
  const { store } = await openShop(
    <>
      <AddCarriedCart />
      <CountrySuggestion />
    </>,
    {
      at: 'de/de-de',
      path: '/checkout-cart',
      lines: [],
      beforeSave: () => save.promise,
      gateways: { country: { detect: async () => 'AT' } },
    },
  )
  await expect.poll(() => store.overlay.getSnapshot().dialog).toBe('country')
  await expect.poll(() => store.cart.getSnapshot().isSaving, { timeout: 5000 }).toBe(true)
  return { store, save: save.resolve }
}

const question = () => screen.queryByRole('dialog', { name: german.country.suggestionTitle })

test('the question about the country waits until the shopper has closed the dialog', async () => {
  const { save } = await arriveFromAustria({ left: [{ name: 'Zelt', reason: 'not-sold' }] })
  expect(screen.queryByRole('dialog')).toBeNull()
  save()
  expect(await rows()).toEqual([['Zelt', words.notSoldHere]])
  expect(question()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: german.common.close }))
  await expect.poll(question).not.toBeNull()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

test('the question about the country waits until a complete list is in the cart', async () => {
  const { store, save } = await arriveFromAustria({})
  expect(screen.queryByRole('dialog')).toBeNull()
  save()
  await expect.poll(question).not.toBeNull()
  expect(store.toasts.getSnapshot().toasts[0]?.detail).toBe(words.added(2))
})
