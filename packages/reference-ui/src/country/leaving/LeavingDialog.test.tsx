import { StoreError } from '@cairn/core'
import type { ShippingGateway } from '@cairn/core/shipping'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultSite, findSite } from '../../app/shop/sites.ts'
import { messages } from '../../messages/countrySwitch/en.ts'
import type { FetchProducts } from '../../product/fetchProducts.ts'
import { lineOf, openShop, type ShopOverrides } from '../../testing/openShop.fixture.tsx'
import CountrySelector from '../CountrySelector.tsx'
import { takeCarriedCart } from './carriedCart.ts'
import LeavingDialog from './LeavingDialog.tsx'
import { soldProduct } from './soldProduct.fixture.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const germany = findSite('de/de-de') ?? defaultSite
const lines = [
  lineOf('a', { sku: 'CN0011-M', quantity: 2 }),
  lineOf('b', { productId: '12', variantId: '121', sku: 'CN0012-M', name: 'Storm Hat' }),
]

const show = async (fetch: FetchProducts, overrides: ShopOverrides = {}) => {
  const shop = await openShop(<LeavingDialog to={germany} open onClose={() => undefined} fetch={fetch} />, {
    lines,
    ...overrides,
  })
  const dialog = within(await screen.findByRole('dialog', { name: messages.title('Germany') }))
  return { ...shop, dialog, press: (name: string) => userEvent.click(dialog.getByRole('button', { name })) }
}

test('the dialog shows what is sold there at the price there, what is not and why, and the currency', async () => {
  const asked: unknown[] = []
  const { dialog } = await show(async (site, ids) => {
    asked.push([site.prefix, ids])
    return [soldProduct()]
  })
  expect(asked).toContainEqual(['de/de-de', ['11', '12']])
  expect(await dialog.findByText('€239.00')).toBeTruthy()
  expect(dialog.getByText(/2 × Trail Jacket/).closest('section')?.textContent).toContain(messages.soldThere)
  const left = dialog.getByText(/Storm Hat/).closest('li')
  expect(left?.textContent).toContain(messages.notSold)
  expect(dialog.getByText(messages.currency('Euro (EUR)'))).toBeTruthy()
})

test('the dialog says that the currency stays and the language changes', async () => {
  const { dialog } = await show(async () => [soldProduct()], { at: 'ie/en-ie' })
  expect(await dialog.findByText(messages.sameCurrency('Euro (EUR)'))).toBeTruthy()
  expect(dialog.getByText(messages.language('German'))).toBeTruthy()
  expect(dialog.queryByText(messages.duties)).toBeNull()
})

test.each(['no/en-no', 'gb/en-gb', 'ch/de-ch'])('the dialog to %s says that the prices include customs', async (at) => {
  const fetch = async () => [soldProduct()]
  await openShop(<LeavingDialog to={findSite(at) ?? defaultSite} open onClose={() => undefined} fetch={fetch} />, {
    at: 'ie/en-ie',
    lines,
  })
  expect(await screen.findByText(messages.duties)).toBeTruthy()
  expect(screen.queryByText(messages.language('English'))).toBeNull()
})

const standard = {
  id: '1',
  name: 'Standard',
  type: 'perorder',
  enabled: true,
  rate: 1490,
  minimumSubtotal: 0,
  usesDiscountedSubtotal: null,
  excludesFixedShippingProducts: null,
  packaging: [],
  delivery: { earliest: '2026-12-04', latest: '2026-12-09' },
}
const shipping: ShippingGateway = {
  options: async (country) => [{ ...standard, rate: country === 'NO' ? 0 : 1490 }],
}

test.each([
  ['Germany', '€14.90'],
  ['Norway', 'FREE'],
])('the dates and the cost of a delivery to %s are shown', async (country, cost) => {
  const to = findSite(country === 'Norway' ? 'no/en-no' : 'de/de-de') ?? defaultSite
  await openShop(<LeavingDialog to={to} open onClose={() => undefined} fetch={async () => [soldProduct()]} />, {
    lines,
    gateways: { shipping },
  })
  const line = await screen.findByText(new RegExp(`^Delivery \\(${country}\\)`))
  expect(line.textContent).toMatch(/Dec\s4\s–\s.*Dec\s9/)
  expect(line.textContent?.endsWith(`, ${cost}`)).toBe(true)
})

test('the delivery to the United States has dates but no cost', async () => {
  await openShop(
    <LeavingDialog to={defaultSite} open onClose={() => undefined} fetch={async () => [soldProduct()]} />,
    {
      at: 'ie/en-ie',
      lines,
      gateways: { shipping },
    },
  )
  expect((await screen.findByText(/^Delivery \(United States\)/)).textContent).toMatch(/9\sDec$/)
})

test('the list is stored for the next document when the shopper takes it along', async () => {
  const { dialog, platform, press } = await show(async () => [soldProduct()])
  await dialog.findByText('€239.00')
  await press(messages.take)
  expect(platform.visited).toEqual(['/de/de-de'])
  expect(platform.cookies.get('bc_cartId_US')).toBeNull()
  expect(takeCarriedCart('de/de-de')).toEqual({
    to: 'de/de-de',
    items: [{ variantId: '911', quantity: 2, wanted: 2, name: 'Trail-Jacke', properties: {} }],
    left: [{ name: 'Storm Hat', reason: 'not-sold' }],
    coupons: [],
  })
})

test('without the list the browser leaves and nothing is stored', async () => {
  const { platform, press } = await show(async () => [soldProduct()])
  await press(messages.leave)
  expect(platform.visited).toEqual(['/de/de-de'])
  expect(takeCarriedCart('de/de-de')).toBeNull()
})

test('when nothing is sold there, the list cannot be taken along', async () => {
  const { dialog } = await show(async () => [])
  await dialog.findByText(messages.staysHere)
  expect(dialog.queryByRole('button', { name: messages.take })).toBeNull()
})

test('when the other site does not respond, the shopper can still take the list along', async () => {
  const { dialog, press } = await show(() => Promise.reject(new StoreError('NETWORK', 'Failed to fetch')))
  expect(await dialog.findByText(messages.unchecked)).toBeTruthy()
  await press(messages.take)
  expect(takeCarriedCart('de/de-de')?.items.map(({ variantId }) => variantId)).toEqual(['111', '121'])
})

const codes = {
  coupons: [{ code: 'SUMMIT10', discountedAmount: 1200 }],
  giftCards: [{ id: 'g-1', label: '…7K2M', amount: 5000, balance: 5000 }],
}

test('codes stay behind on the way to another store', async () => {
  const { dialog, press } = await show(async () => [soldProduct()], { cart: codes })
  expect(dialog.getByText(messages.codesStay('SUMMIT10, Gift card …7K2M'))).toBeTruthy()
  await press(messages.take)
  expect(takeCarriedCart('de/de-de')?.coupons).toEqual([])
})

test('a coupon stays behind, too, when no product can be taken along', async () => {
  const { dialog } = await show(async () => [], { at: 'ie/en-ie', cart: codes })
  expect(await dialog.findByText(messages.codesStay('SUMMIT10, Gift card …7K2M'))).toBeTruthy()
  expect(dialog.queryByText(messages.codesTried('SUMMIT10'))).toBeNull()
})

test('a coupon is tried on another site of the same store, where a gift card stays behind', async () => {
  const { dialog, press } = await show(async () => [soldProduct()], { at: 'ie/en-ie', cart: codes })
  expect(dialog.getByText(messages.codesTried('SUMMIT10'))).toBeTruthy()
  expect(dialog.getByText(messages.codesStay('Gift card …7K2M'))).toBeTruthy()
  await press(messages.take)
  expect(takeCarriedCart('de/de-de')?.coupons).toEqual(['SUMMIT10'])
})

test('a full cart opens the dialog before the browser leaves', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const shop = await openShop(<CountrySelector />, { lines })
  act(() => shop.store.overlay.commands.openCountrySelector())
  const selector = within(await screen.findByRole('dialog', { name: shop.messages.country.title }))
  await userEvent.click(selector.getByRole('link', { name: /^Germany/ }))
  const dialog = within(await screen.findByRole('dialog', { name: messages.title('Germany') }))
  expect(shop.platform.visited).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: messages.stay }))
  await expect.poll(() => screen.queryByRole('dialog', { name: messages.title('Germany') })).toBeNull()
  expect(shop.platform.visited).toEqual([])
})

test('the cart of a customer follows within its store, so nothing is asked', async () => {
  const shop = await openShop(<CountrySelector />, { at: 'de/de-de', lines, isSignedIn: true })
  act(() => shop.store.overlay.commands.openCountrySelector())
  const selector = within(await screen.findByRole('dialog', { name: shop.messages.country.title }))
  await userEvent.click(selector.getByRole('link', { name: /^Österreich/ }))
  expect(shop.platform.visited).toEqual(['/at/de-at'])
})
