import type { AccountGateway, Order, Profile } from '@cairn/core/account'
import type { Membership } from '@cairn/core/membership'
import type { ReactNode } from 'react'
import type { Page } from '../../app/routing/page.ts'
import { findSite } from '../../app/shop/sites.ts'
import { openShop, type ShopOverrides } from '../../testing/openShop.fixture.tsx'

export const ada: Profile = {
  customerId: '42',
  userName: 'ada@walker.example',
  firstName: 'Ada',
  lastName: 'Walker',
}

/** A membership that does not expire. Tests override single fields. */
export const guide: Membership = {
  isActive: true,
  customerGroupId: '7',
  customerGroup: 'Guides',
  community: 'Experts',
  category: 'Alpine',
  discount: 30,
  expiry_date: null,
}

/** Makes a shipped order of two jackets; `change` overrides single fields. */
export const orderOf = (number: string, change: Partial<Order> = {}): Order => ({
  number,
  status: 'shipped',
  placedAt: '2026-11-12T10:00:00Z',
  discount: { amount: 0, currency: 'USD' },
  subtotal: { amount: 24_000, currency: 'USD' },
  shippingCost: { amount: 0, currency: 'USD' },
  total: { amount: 24_000, currency: 'USD' },
  taxIncluded: false,
  shippingOption: 'Standard',
  address: {
    firstName: 'Ada',
    lastName: 'Walker',
    line1: '1 Ridge Road',
    line2: null,
    city: 'Boulder',
    region: 'CO',
    postalCode: '80302',
    country: 'US',
  },
  lines: [
    {
      variantId: '111',
      sku: 'TJ-1',
      name: 'Trail Jacket',
      slug: 'trail-jacket',
      imageUrl: null,
      options: [
        { name: 'Color', value: 'Spruce' },
        { name: 'Size', value: 'M' },
      ],
      quantity: 2,
      price: { amount: 12_000, currency: 'USD' },
      extendedPrice: { amount: 24_000, currency: 'USD' },
    },
  ],
  ...change,
})

const unused = () => Promise.reject(new Error('Nobody asks for this here'))

/** Makes the account gateway of Ada, who has no orders; `change` overrides single methods. */
export const accountOf = (change: Partial<AccountGateway> = {}): AccountGateway => ({
  profile: async () => ada,
  orders: async () => ({ orders: [], page: 1, total: 0 }),
  updateProfile: unused,
  changePassword: unused,
  signUp: unused,
  order: unused,
  ...change,
})

/** Renders an account page, for a signed-in customer by default. */
export const openAccountPage = (
  page: Page,
  path: string,
  { around = (part) => part, ...overrides }: ShopOverrides & { readonly around?: (page: ReactNode) => ReactNode } = {},
) => {
  const { at = 'us/en-us', gateways } = overrides
  const site = findSite(at)
  if (site === undefined) throw new Error(`There is no site at ${at}`)
  const url = new URL(`https://shop.example/${at}${path}`)
  return openShop(around(<page.Component data={undefined} deferred={{}} params={{}} site={site} url={url} />), {
    isSignedIn: true,
    path,
    ...overrides,
    gateways: {
      account: accountOf(),
      membership: { load: async () => ({ membership: null, expired: false }), verify: unused },
      ...gateways,
    },
  })
}
