import { at, down, hasFailed, isAnonymous, isReady, notYet, ordersOf, visitor, withAccount } from './account.setup.ts'
import { isThere, never, press } from './acting.ts'
import { orderOf } from './lines.ts'
import type { Part, PartState } from './states.types.ts'
import { until } from './waiting.ts'
import { answering, isAdding, accountPage as page, withSilentCart, withWishlist } from './wishlist.setup.tsx'

const many = withAccount((data) => ({
  orders: async (number) => ({ orders: ordersOf(data), page: number, total: 14 }),
}))
const none = withAccount(() => ({ orders: async () => ({ orders: [], page: 1, total: 0 }) }))

const listPages = (name: string, path: string): readonly PartState[] => [
  { name: `${name}-unknown`, overrides: at(path, notYet), view: page },
  { name: `${name}-signed-out`, overrides: at(path, visitor), view: page, until: isAnonymous },
  {
    name: `${name}-loading`,
    overrides: at(
      path,
      withAccount(() => ({ profile: never, orders: never })),
    ),
    view: page,
  },
  {
    name: `${name}-error`,
    overrides: at(
      path,
      withAccount(() => ({ profile: down, orders: down })),
    ),
    view: page,
    until: hasFailed,
  },
  { name: `${name}-empty`, overrides: at(path, none), view: page, until: isReady },
  { name: `${name}-one`, overrides: at(path, withAccount()), view: page, until: isReady },
  { name: `${name}-many`, overrides: at(path, many), view: page, until: isReady },
]

const loadingMore = withAccount((data) => ({
  orders: (number) => (number === 1 ? Promise.resolve({ orders: ordersOf(data), page: 1, total: 14 }) : never()),
}))

const anOrder = '/account/order?number=CN-10420'
const withOrder = (change: Partial<ReturnType<typeof orderOf>>) =>
  at(
    anOrder,
    withAccount((data) => ({ orders: async () => ({ orders: [orderOf(data, 0, change)], page: 1, total: 1 }) })),
  )

const withOrderRequest = (order: () => Promise<never>) =>
  at(anOrder, (data) => withAccount(() => ({ orders: async () => ({ orders: [], page: 1, total: 0 }), order }))(data))

/** Returns the given overrides, but with the path of the dashboard. */
const atDashboard =
  (overrides: NonNullable<PartState['overrides']>): NonNullable<PartState['overrides']> =>
  (data, site) => ({ ...overrides(data, site), path: '/account/dashboard' })

export const accountPart: Part = {
  name: 'account',
  states: [
    ...listPages('dashboard', '/account/dashboard'),
    {
      name: 'dashboard-member',
      overrides: at('/account/dashboard', () => ({ isMember: true })),
      view: page,
      until: isReady,
    },
    { name: 'dashboard-wishlist', overrides: atDashboard(withWishlist(4)), view: page, until: isReady },
    {
      name: 'dashboard-wishlist-error',
      overrides: atDashboard(withWishlist(0, answering(down))),
      view: page,
      until: isReady,
    },
    {
      name: 'dashboard-programme-error',
      overrides: at('/account/dashboard', () => ({ gateways: { membership: { load: down, verify: never } } })),
      view: page,
      until: isThere('main [role="alert"]'),
    },
    ...listPages('orders', '/account/orderhistory'),
    {
      name: 'orders-loading-more',
      overrides: at('/account/orderhistory', loadingMore),
      view: page,
      act: async (stage) => {
        await until(() => stage.store.account.getSnapshot().hasMoreOrders, 'the orders')
        stage.store.account.commands.loadMoreOrders()
      },
      until: ({ store }) => store.account.getSnapshot().isLoading,
    },
    { name: 'order-waiting', overrides: withOrder({ status: 'awaiting_fulfillment' }), view: page, until: isReady },
    { name: 'order-shipped', overrides: withOrder({ status: 'shipped' }), view: page, until: isReady },
    { name: 'order-completed', overrides: withOrder({ status: 'completed' }), view: page, until: isReady },
    { name: 'order-cancelled', overrides: withOrder({ status: 'cancelled' }), view: page, until: isReady },
    {
      name: 'order-links',
      overrides: at(
        anOrder,
        withAccount((data) => {
          const order = orderOf(data, 0, { status: 'completed' })
          const page = '/orders/secret'
          const reviews = order.lines.map((_, line) => ({ line, page: `${page}/review/${line}` }))
          const links = { page, withdrawal: `${page}/return`, reviews }
          return {
            orders: async () => ({ orders: [order], page: 1, total: 1 }),
            order: async () => ({ ...order, links }),
          }
        }),
      ),
      view: page,
      until: isThere('main a[href$="/return"]'),
    },
    {
      name: 'order-sales-tax',
      only: 'US',
      overrides: withOrder({
        taxes: [{ label: 'Estimated sales tax, CO', amount: { amount: 870, currency: 'USD' } }],
        taxIncluded: false,
      }),
      view: page,
      until: isReady,
    },
    {
      name: 'order-member',
      overrides: at(
        anOrder,
        withAccount((data) => {
          const order = orderOf(data, 0)
          const discount = { ...order.discount, amount: Math.round(order.subtotal.amount * 0.3) }
          return { orders: async () => ({ orders: [{ ...order, discount }], page: 1, total: 1 }) }
        }),
      ),
      view: page,
      until: isReady,
    },
    {
      name: 'order-loading',
      overrides: at(
        anOrder,
        withAccount(() => ({ profile: never, orders: never })),
      ),
      view: page,
    },
    {
      name: 'order-large',
      overrides: at(
        anOrder,
        withAccount((data) => {
          const order = orderOf(data, 0)
          const lines = [0, 2, 4, 6].flatMap((place) => orderOf(data, place).lines)
          const large = {
            ...order,
            lines: lines.map((line, index) => ({ ...line, quantity: index + 1 })),
            shippingCost: { ...order.shippingCost, amount: 0 },
            address: { ...order.address, line2: 'Hinterhaus, dritter Stock' },
          }
          return { orders: async () => ({ orders: [large], page: 1, total: 1 }) }
        }),
      ),
      view: page,
      until: isReady,
    },
    {
      name: 'order-buying-again',
      overrides: withSilentCart(at(anOrder, withAccount())),
      view: page,
      act: async () => {
        await press('main li p > button')
        await press('main section > button')
      },
      until: isAdding,
    },
    { name: 'order-unknown', overrides: at('/account/order'), view: page, until: isThere('main [role="alert"]') },
    { name: 'order-error', overrides: withOrderRequest(down), view: page, until: isThere('main [role="alert"]') },
    { name: 'order-signed-out', overrides: at(anOrder, visitor), view: page, until: isAnonymous },
  ],
}
