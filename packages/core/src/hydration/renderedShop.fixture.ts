import type { Order } from '../account/account.types.ts'
import { lineOf } from '../cart/cart.fixture.ts'
import { card, results, suggestion } from '../search/search.fixture.ts'
import { openShop, settled } from '../store/shop.fixture.ts'

const money = (amount: number) => ({ amount, currency: 'EUR' })

/** What must never leave the server: the personal data of the customer. */
export const PERSONAL = {
  email: 'zoe.walker@mail.example',
  firstName: 'Zoëlina',
  lastName: 'Wandermann',
  street: 'Gipfelweg 17b',
  city: 'Oberammergau',
  postalCode: '82487',
  customerId: '424242',
  profession: 'Mountain rescue',
  note: 'Leave it at the green door',
} as const

const order: Order = {
  number: '1001',
  status: 'shipped',
  placedAt: '2026-11-01T10:00:00Z',
  discount: money(0),
  subtotal: money(12995),
  shippingCost: money(0),
  total: money(12995),
  taxIncluded: true,
  shippingOption: 'Standard',
  address: {
    firstName: PERSONAL.firstName,
    lastName: PERSONAL.lastName,
    line1: PERSONAL.street,
    line2: null,
    city: PERSONAL.city,
    postalCode: PERSONAL.postalCode,
    country: 'DE',
  },
  lines: [],
}

const profile = {
  customerId: PERSONAL.customerId,
  userName: PERSONAL.email,
  firstName: PERSONAL.firstName,
  lastName: PERSONAL.lastName,
}

const option = {
  id: 'standard',
  name: 'Standard',
  type: 'perorder',
  enabled: true,
  rate: 495,
  minimumSubtotal: 0,
  usesDiscountedSubtotal: null,
  excludesFixedShippingProducts: null,
  packaging: [],
}

/**
 * Opens the store of a signed-in customer with a membership, and loads every domain: cart, orders with their addresses,
 * search results, wish list and shipping options.
 */
export const openRenderedShop = async () => {
  const token = { bigCommCustomerID: PERSONAL.customerId, given_name: PERSONAL.firstName, userName: PERSONAL.email }
  const lines = [
    lineOf('jacket', {
      productId: '11',
      variantId: '111',
      name: 'Jacket',
      quantity: 2,
      custom: { receiver: PERSONAL.lastName },
    }),
    lineOf('socks', { productId: '12', variantId: '121', name: 'Socks' }),
  ]
  const shop = await openShop({
    lines,
    claims: token,
    cart: {
      email: PERSONAL.email,
      customerId: PERSONAL.customerId,
      cartAmount: 27990,
      baseAmount: 28990,
      discountAmount: 1000,
      coupons: [{ code: 'SUMMER', discountedAmount: 500 }],
      discounts: [{ label: 'Summer', amount: 500, code: 'SUMMER' }],
      taxes: [{ label: 'VAT 19 %', amount: 4469, isIncluded: true }],
      giftCards: [{ id: 'card-1', label: '…A7F3', amount: 2000, balance: 5000 }],
      note: PERSONAL.note,
      custom: { deliverTo: PERSONAL.street },
    },
    cookies: { current_country: 'AT' },
    gateways: {
      account: {
        profile: async () => profile,
        updateProfile: async () => profile,
        changePassword: async () => profile,
        signUp: async () => profile,
        orders: async () => ({ orders: [order], page: 1, total: 1 }),
        order: async () => order,
      },
      membership: {
        load: async () => ({
          membership: {
            isActive: true,
            customerGroupId: '7',
            customerGroup: 'Guides',
            community: 'Experts',
            category: PERSONAL.profession,
            discount: 30,
            expiry_date: '2027-01-01T00:00:00Z',
          },
          expired: false,
        }),
        verify: async () => {
          throw new Error('Not in this test')
        },
      },
      search: {
        search: async ({ term }) =>
          results(term, { products: [{ ...card('1'), custom: { isExclusive: true } }, card('2')], total: 2 }),
        suggest: async (term) => ({ ...suggestion(term, 'jacket'), alternatives: ['jacket warm'] }),
        popular: async () => ['fleece'],
        recommend: async () => [card('7')],
        log: () => undefined,
      },
      shipping: { options: async () => [option] },
    },
  })
  const { store, clock } = shop
  await Promise.all([store.account.commands.load(), store.membership.commands.load(), store.wishlist.commands.load()])
  await store.wishlist.commands.add({ productId: '11', variantId: '111' })
  store.search.commands.open()
  store.search.commands.type('jaket')
  clock.increment(300)
  await settled()
  return shop
}
