import { at, down, hasFailed, isAnonymous, isReady, notYet, ordersOf, visitor, withAccount } from './account.given.ts'
import { isThere, never, press } from './acting.ts'
import { orderOf } from './lines.ts'
import type { Part, PartState } from './states.types.ts'
import { until } from './waiting.ts'
import { answering, isAdding, accountPage as page, wishes, withSilentCart } from './wishes.given.tsx'

const many = withAccount((data) => ({
  orders: async (number) => ({ orders: ordersOf(data), page: number, total: 14 }),
}))
const none = withAccount(() => ({ orders: async () => ({ orders: [], page: 1, total: 0 }) }))

const listPages = (name: string, path: string): readonly PartState[] => [
  { name: `${name}-unknown`, given: at(path, notYet), view: page },
  { name: `${name}-signed-out`, given: at(path, visitor), view: page, until: isAnonymous },
  {
    name: `${name}-loading`,
    given: at(
      path,
      withAccount(() => ({ profile: never, orders: never })),
    ),
    view: page,
  },
  {
    name: `${name}-error`,
    given: at(
      path,
      withAccount(() => ({ profile: down, orders: down })),
    ),
    view: page,
    until: hasFailed,
  },
  { name: `${name}-empty`, given: at(path, none), view: page, until: isReady },
  { name: `${name}-one`, given: at(path, withAccount()), view: page, until: isReady },
  { name: `${name}-many`, given: at(path, many), view: page, until: isReady },
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

const elsewhere = (order: () => Promise<never>) =>
  at(anOrder, (data) => withAccount(() => ({ orders: async () => ({ orders: [], page: 1, total: 0 }), order }))(data))

/** The same customer's first page. */
const atDashboard =
  (given: NonNullable<PartState['given']>): NonNullable<PartState['given']> =>
  (data, site) => ({ ...given(data, site), path: '/account/dashboard' })

export const accountPart: Part = {
  name: 'account',
  states: [
    ...listPages('dashboard', '/account/dashboard'),
    {
      name: 'dashboard-member',
      given: at('/account/dashboard', () => ({ isMember: true })),
      view: page,
      until: isReady,
    },
    { name: 'dashboard-wishes', given: atDashboard(wishes(4)), view: page, until: isReady },
    { name: 'dashboard-wishes-error', given: atDashboard(wishes(0, answering(down))), view: page, until: isReady },
    {
      name: 'dashboard-programme-error',
      given: at('/account/dashboard', () => ({ gateways: { membership: { load: down, verify: never } } })),
      view: page,
      until: isThere('main [role="alert"]'),
    },
    ...listPages('orders', '/account/orderhistory'),
    {
      name: 'orders-loading-more',
      given: at('/account/orderhistory', loadingMore),
      view: page,
      act: async (stage) => {
        await until(() => stage.store.account.getSnapshot().hasMoreOrders, 'the orders')
        stage.store.account.commands.loadMoreOrders()
      },
      until: ({ store }) => store.account.getSnapshot().isLoading,
    },
    { name: 'order-waiting', given: withOrder({ status: 'awaiting_fulfillment' }), view: page, until: isReady },
    { name: 'order-shipped', given: withOrder({ status: 'shipped' }), view: page, until: isReady },
    { name: 'order-completed', given: withOrder({ status: 'completed' }), view: page, until: isReady },
    { name: 'order-cancelled', given: withOrder({ status: 'cancelled' }), view: page, until: isReady },
    {
      name: 'order-member',
      given: at(
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
      given: at(
        anOrder,
        withAccount(() => ({ profile: never, orders: never })),
      ),
      view: page,
    },
    {
      name: 'order-large',
      given: at(
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
      given: withSilentCart(at(anOrder, withAccount())),
      view: page,
      act: async () => {
        await press('main li p > button')
        await press('main section > button')
      },
      until: isAdding,
    },
    { name: 'order-unknown', given: at('/account/order'), view: page, until: isThere('main [role="alert"]') },
    { name: 'order-error', given: elsewhere(down), view: page, until: isThere('main [role="alert"]') },
    { name: 'order-signed-out', given: at(anOrder, visitor), view: page, until: isAnonymous },
  ],
}
