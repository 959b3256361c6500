import type { Currency } from '@cairn/core'
import type { Cart, CartLine } from '@cairn/core/cart'
import { createFullStore } from '@cairn/core/domains'
import { createMemoryPlatform } from '@cairn/core/platform'
import type { ShippingOption } from '@cairn/core/shipping'
import { createCart, createCartLine } from '@cairn/core/testing'
import { StoreProvider } from '@cairn/react'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ShopContext } from '../app/shop/ShopContext.tsx'
import { findSite } from '../app/shop/sites.ts'
import { messages as delivery } from '../messages/delivery/en.ts'
import { messages as english } from '../messages/en.ts'
import { MessagesProvider } from '../messages/index.ts'
import { CartFooter } from './CartFooter.tsx'

afterEach(cleanup)

const words = english.cart
const CART_ID = 'cart-0123456789abcdef'

const line = (kind: CartLine['kind'], inventoryLevel: number): CartLine =>
  createCartLine({
    id: `${kind} ${inventoryLevel}`,
    kind,
    isTracked: true,
    inventoryLevel,
    listPrice: 12_000,
    salePrice: 12_000,
    extendedPrice: 12_000,
    extendedListPrice: 12_000,
    needsShipping: kind === 'physical',
  })

const cartOf = (
  currency: Currency,
  currencySymbol: string,
  { kinds = ['physical'], levels = [20] }: Pick<Overrides, 'kinds' | 'levels'>,
): Cart =>
  createCart({
    id: CART_ID,
    currency,
    currencySymbol,
    lines: kinds.flatMap((kind) => levels.map((level) => line(kind, level))),
    baseAmount: 12_000,
    cartAmount: 12_000,
  })

const express = (rate: number): ShippingOption => ({
  id: '2',
  name: 'Express',
  type: 'perorder',
  enabled: true,
  rate,
  minimumSubtotal: 0,
  usesDiscountedSubtotal: null,
  excludesFixedShippingProducts: null,
  packaging: [],
})

interface Overrides {
  readonly at?: string
  readonly kinds?: readonly CartLine['kind'][]
  /** The stock of the lines of each kind. */
  readonly levels?: readonly number[]
  readonly rate?: number
}

/** Renders the footer of a cart of 120.00. */
const open = async ({ at = 'ie/en-ie', rate = 1495, ...goods }: Overrides) => {
  const site = findSite(at)
  if (site === undefined) throw new Error(`No site at ${at}`)
  const url = new URL(`https://shop.example/${at}`)
  const platform = createMemoryPlatform({ href: url.href })
  platform.cookies.set(`bc_cartId_${site.storeSource}`, CART_ID)
  let cart = cartOf(site.currency, site.sign, goods)
  const requests: string[] = []
  const store = createFullStore({
    site: at,
    platform,
    gateways: {
      country: { detect: async () => null },
      shipping: {
        options: async (country) => {
          requests.push(country)
          return [express(rate)]
        },
      },
      cart: {
        load: async () => cart,
        create: async () => cart,
        save: async ({ change }) => {
          if (change.kind === 'country')
            cart = { ...cart, country: change.country, revision: `${Number(cart.revision) + 1}` }
          return cart
        },
        claim: async () => cart,
        release: async () => undefined,
      },
    },
  })
  render(
    <StoreProvider store={store}>
      <ShopContext value={{ site, url, isNavigating: false, navigate: () => undefined }}>
        <MessagesProvider messages={english}>
          <CartFooter />
        </MessagesProvider>
      </ShopContext>
    </StoreProvider>,
  )
  await expect.poll(() => rowOf(/^Subtotal/)).toMatch(/120/)
  await expect.poll(() => store.shipping.getSnapshot().options.length).toBe(1)
  return { platform, requests }
}

/** Returns the value of the row with that term, with normal spaces. */
const rowOf = (term: RegExp) => {
  const row = screen.getAllByRole('term').find(({ textContent }) => term.test(textContent ?? ''))
  return row?.nextElementSibling?.textContent?.replace(/\s/g, ' ')
}
const shippingRow = () => rowOf(/^Shipping to:/)
const picker = () => screen.getByRole<HTMLSelectElement>('combobox', { name: words.shippingTo })

test.each([
  ['ie/en-ie', 1495, '€14.95', '€134.95'],
  ['gb/en-gb', 2000, '£20.00', '£140.00'],
  ['ie/en-ie', 0, 'FREE', '€120.00'],
  ['de/de-de', 1495, '14,95 €', '134,95 €'],
])(
  'at %s a shipping cost of %i is shown and added to the total',
  {
    meta: { spec: ['2.cart.footer-shipping-to', '2.cart.footer-shipping-cost', '9.shipping.fee-text'] },
  },
  async (at, rate, fee, total) => {
    await open({ at, rate })
    expect(picker().disabled).toBe(false)
    expect(shippingRow()).toBe(fee)
    expect(rowOf(/^Total/)).toBe(total)
  },
)

test('the footer says that sold-out goods, which the total contains, are not part of the order', async () => {
  await open({ levels: [20, 0] })
  expect(await screen.findByText(delivery.soldOutLeft)).toBeDefined()
})

test('the note stands also on the US site, where the shipping cost is shown only at the checkout', async () => {
  await open({ at: 'us/en-us', levels: [20, 0] })
  expect(shippingRow()).toBe(words.shippingAtCheckout)
  // No empty line stands above the note.
  expect((await screen.findByText(delivery.soldOutLeft)).querySelector('br')).toBeNull()
})

test.each([
  ['are all in stock', [20, 5]],
  ['are all sold out, which blocks the checkout', [0]],
])('the footer has no such note when the goods %s', async (_, levels) => {
  await open({ levels })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByText(delivery.soldOutLeft)).toBeNull()
})

test('the picker lists the 16 countries and saves the chosen one', {
  meta: { spec: ['5.shipping.picker-16', '4.country.cart-country-saved'] },
}, async () => {
  const { platform, requests } = await open({})
  expect(within(picker()).getAllByRole('option')).toHaveLength(16)
  expect(picker().value).toBe('IE')
  await userEvent.selectOptions(picker(), 'FR')
  await expect.poll(() => requests.at(-1)).toBe('FR')
  expect(platform.stored.get('user_checkout_locale')).toBe('fr_FR')
})

test.each([0, 1495])(
  'the US site shows its country in a disabled picker, and no price for %i',
  {
    meta: { spec: ['5.shipping.us-row', '5.shipping.us-no-estimate', '5.shipping.picker-disabled-us'] },
  },
  async (rate) => {
    await open({ at: 'us/en-us', rate })
    expect(picker().disabled).toBe(true)
    expect(picker().selectedOptions[0]?.textContent).toBe('United States')
    expect(shippingRow()).not.toMatch(/\d|free/i)
    expect(rowOf(/^Total/)).toBe('$120.00')
    expect(rowOf(/^Subtotal/)).toBe('$120.00')
  },
)

test.each([[['digital']], [['gift-certificate']], [['digital', 'gift-certificate']]] as const)(
  'a cart with only %j items has no shipping row',
  { meta: { spec: ['3.cart.digital-only'] } },
  async (kinds) => {
    await open({ kinds })
    expect(screen.queryByText(words.shippingTo)).toBeNull()
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.queryByText(words.free)).toBeNull()
    expect(screen.queryByText(words.returnsPromise)).toBeNull()
    expect(rowOf(/^Total/)).toBe(rowOf(/^Subtotal/))
  },
)

test.each(['ie/en-ie', 'us/en-us'])('at %s the cart promises free returns', async (at) => {
  await open({ at })
  expect(screen.getAllByText(words.returnsPromise)).toHaveLength(1)
})
