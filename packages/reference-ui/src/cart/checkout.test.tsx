import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { lineOf, openShop, type ShopOverrides } from '../testing/openShop.fixture.tsx'
import { CartFooter } from './CartFooter.tsx'

afterEach(cleanup)

/** Renders the footer of a cart with one line, and records each started checkout. */
const open = async (overrides: ShopOverrides) => {
  const begun: string[] = []
  const shop = await openShop(<CartFooter />, {
    lines: [lineOf('a')],
    ...overrides,
    gateways: {
      shipping: { options: async () => [] },
      checkout: {
        start: async () => {
          begun.push('start')
          return { kind: 'redirect', url: '/checkout/1' }
        },
      },
      ...overrides.gateways,
    },
  })
  return {
    ...shop,
    begun,
    button: screen.getByRole<HTMLButtonElement>('button', { name: shop.messages.cart.checkout }),
  }
}

/** Returns the value of the row with that term, with normal spaces. */
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
  'on %s the subtotal of %i is shown in the currency of the cart',
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
  'on %s with tax included %s only the label of the total differs, and no tax is added',
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

test('an unknown shipping cost shows a dash and no price', {
  meta: { spec: ['2.cart.footer-shipping-null'] },
}, async () => {
  const { store } = await open({ at: 'ie/en-ie' })
  expect(store.shipping.getSnapshot().cost).toBeNull()
  const row = screen.getByRole('combobox').closest('dt')?.nextElementSibling
  expect(row?.querySelector('[aria-hidden="true"]')?.textContent).toBe('—')
  expect(row?.textContent).not.toMatch(/\d|free/i)
})

test('a shipping cost of zero shows FREE', { meta: { spec: ['2.cart.footer-shipping-null'] } }, async () => {
  const free = {
    id: '1',
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
  'on %s a cart in stock can be checked out',
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
  ['nothing in stock', { inventoryLevel: -1 }, 'Everything in your cart is out of stock.'],
  ['something to come', { isComingSoon: true }, 'An item in your cart is not available yet. Remove it to check out.'],
  ['something retired', { isRetired: true }, 'An item in your cart is no longer available. Remove it to check out.'],
])(
  'with %s the checkout button is disabled, shows the reason, and sends nothing',
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

test('the footer links a customer to the wish list, and asks a visitor to sign in', {
  meta: { spec: ['2.cart.footer-wish-list'] },
}, async () => {
  const visitor = await open({})
  const link = screen.getByRole('link', { name: 'Go to wish list' })
  expect(link.getAttribute('href')).toBe('/us/en-us/account/wishlist')
  // False means that the page prevented the navigation.
  expect(fireEvent.click(link)).toBe(false)
  expect(visitor.store.overlay.getSnapshot().dialog).toBe('login')
  cleanup()
  const customer = await open({ at: 'de/de-de', isSignedIn: true })
  const german = screen.getByRole('link', { name: 'Zur Wunschliste' })
  expect(german.getAttribute('href')).toBe('/de/de-de/account/wishlist')
  expect(fireEvent.click(german)).toBe(true)
  expect(customer.store.overlay.getSnapshot().dialog).toBe('none')
})
