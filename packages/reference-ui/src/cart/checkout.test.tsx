import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { lineOf, openShop, type ShopGiven } from '../testing/openShop.fixture.tsx'
import { CartFooter } from './CartFooter.tsx'

afterEach(cleanup)

/** The foot of a cart of one line, and how often a checkout was begun. */
const open = async (given: ShopGiven) => {
  const begun: string[] = []
  const shop = await openShop(<CartFooter />, {
    lines: [lineOf('a')],
    ...given,
    gateways: {
      shipping: { options: async () => [] },
      checkout: {
        metafields: async () => {
          begun.push('metafields')
          return []
        },
        createMetafield: async () => void begun.push('create'),
        updateMetafield: async () => void begun.push('update'),
        start: async () => {
          begun.push('start')
          return '/checkout/1'
        },
      },
      ...given.gateways,
    },
  })
  return {
    ...shop,
    begun,
    button: screen.getByRole<HTMLButtonElement>('button', { name: shop.messages.cart.checkout }),
  }
}

/** What stands in the row of that term, with plain blanks. */
const rowOf = (term: RegExp) =>
  screen
    .getAllByRole('term')
    .find(({ textContent }) => term.test(textContent ?? ''))
    ?.nextElementSibling?.textContent?.replace(/\s/g, ' ')

test.each([
  ['us/en-us', 12_000, /^Subtotal/, '$120.00'],
  ['gb/en-gb', 12_000, /^Subtotal/, '£120.00'],
  ['de/de-de', 12_000, /^Zwischensumme/, '120,00 €'],
])(
  'on %s the subtotal of %i is told in the currency of the cart',
  {
    meta: { spec: ['2.cart.footer-subtotal'] },
  },
  async (at, cartAmount, term, said) => {
    await open({ at, cart: { cartAmount } })
    expect(rowOf(term)).toBe(said)
  },
)

test.each([
  ['us/en-us', false, 'Total plus tax at checkout', '$212.81', /^Subtotal/],
  ['ie/en-ie', true, 'Total incl. VAT', '€212.81', /^Subtotal/],
  ['de/de-de', true, 'Gesamt inkl. MwSt.', '212,81 €', /^Zwischensumme/],
])(
  'on %s with tax included %s the label alone tells of it, and no sum is made',
  {
    meta: { spec: ['3.cart.tax-included'] },
  },
  async (at, taxIncluded, label, said, subtotal) => {
    await open({ at, cart: { baseAmount: 18_975, discountAmount: 0, cartAmount: 21_281, taxIncluded } })
    expect(rowOf(subtotal)).toBe(said)
    const total = screen.getAllByRole('term').at(-1)
    expect(total?.textContent).toBe(label)
    expect(total?.nextElementSibling?.textContent?.replace(/\s/g, ' ')).toBe(said)
    expect(document.body.textContent).not.toContain('189')
  },
)

test('without a known cost of shipping there is a dash and no price', {
  meta: { spec: ['2.cart.footer-shipping-null'] },
}, async () => {
  const { store } = await open({ at: 'ie/en-ie' })
  expect(store.shipping.getSnapshot().cost).toBeNull()
  const row = screen.getByRole('combobox').closest('dt')?.nextElementSibling
  expect(row?.querySelector('[aria-hidden="true"]')?.textContent).toBe('—')
  expect(row?.textContent).not.toMatch(/\d|free/i)
})

test('shipping for nothing is FREE', { meta: { spec: ['2.cart.footer-shipping-null'] } }, async () => {
  const free = {
    id: 1,
    name: 'Standard',
    type: 'perorder',
    enabled: true,
    rate: 0,
    minimumSubtotal: 0,
    usesDiscountedSubtotal: null,
    excludesFixedShippingProducts: null,
    packaging: [],
  }
  await open({ at: 'ie/en-ie', gateways: { shipping: { options: async () => [free] } } })
  await expect.poll(() => rowOf(/^Shipping to:/)).toBe('FREE')
})

test.each(['us/en-us', 'de/de-de'])(
  'on %s what is in stock can be checked out',
  {
    meta: { spec: ['2.cart.footer-checkout'] },
  },
  async (at) => {
    const { button, begun, platform } = await open({ at })
    expect(button.textContent).toBe(at === 'us/en-us' ? 'Checkout' : 'Zur Kasse')
    expect(button.disabled).toBe(false)
    expect(button.getAttribute('aria-disabled')).not.toBe('true')
    await userEvent.click(button)
    await expect.poll(() => platform.visited).toEqual(['https://shop.example/checkout/1'])
    expect(begun).toContain('start')
  },
)

test.each([
  ['nothing in stock', { inventoryLevel: -1 }, 'Nothing in your cart is in stock at the moment.'],
  ['something to come', { isComingSoon: true }, 'Something in your cart is not on sale yet. Remove it to check out.'],
  ['something retired', { isRetired: true }, 'Something in your cart is no longer available. Remove it to check out.'],
])(
  'with %s the button is disabled, says why, and sends nothing',
  {
    meta: { spec: ['4.checkout.disabled-semantics'] },
  },
  async (_, change, reason) => {
    const { button, begun, platform } = await open({ lines: [lineOf('a', change)] })
    expect(button.disabled).toBe(true)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toContain(reason)
    fireEvent.click(button)
    await userEvent.click(button)
    button.focus()
    await userEvent.keyboard('{Enter} ')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(begun).toEqual([])
    expect(platform.visited).toEqual([])
  },
)

test('the foot leads a customer to the wish list, and asks a visitor to sign in', {
  meta: { spec: ['2.cart.footer-wish-list'] },
}, async () => {
  const visitor = await open({})
  const link = screen.getByRole('link', { name: 'Go to wish list' })
  expect(link.getAttribute('href')).toBe('/us/en-us/account/wishlist')
  // False: the page is not left.
  expect(fireEvent.click(link)).toBe(false)
  expect(visitor.store.overlay.getSnapshot().dialog).toBe('login')
  cleanup()
  const customer = await open({ at: 'de/de-de', isSignedIn: true })
  const german = screen.getByRole('link', { name: 'Zur Wunschliste' })
  expect(german.getAttribute('href')).toBe('/de/de-de/account/wishlist')
  expect(fireEvent.click(german)).toBe(true)
  expect(customer.store.overlay.getSnapshot().dialog).toBe('none')
})
