import LoginRequired from '../account/LoginRequired.tsx'
import { Toasts } from '../app/Toasts.tsx'
import { at, down, hasFailed, isAnonymous, isReady, notYet, ordersOf, visitor, withAccount } from './account.given.ts'
import { giveClipboard, isThere, never, press } from './acting.ts'
import type { Captured } from './captured.ts'
import { linesOf, orderOf, wishOf } from './lines.ts'
import { cartOf, keepCart } from './openStage.ts'
import { pageView } from './pageView.tsx'
import type { Given, Part, PartState, Stage } from './states.types.ts'
import { until } from './waiting.ts'

const page = async (stage: Stage) => (
  <>
    {await pageView(stage)}
    <LoginRequired />
    <Toasts />
  </>
)

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

const wishes = (count: number, change: (data: Captured) => Given = () => ({})) =>
  at('/account/wishlist', (data) => {
    const items = Array.from({ length: count }, (_, index) =>
      wishOf(data, index, index === 1 ? { isAvailable: false } : index === 3 ? { variantId: null } : {}),
    )
    return {
      gateways: { wishlist: { load: async () => items, add: async () => items, remove: never } },
      ...change(data),
    }
  })

/** A cart that never answers for what is put into it. */
const withSilentCart =
  (given: NonNullable<PartState['given']>): NonNullable<PartState['given']> =>
  (data, site) => {
    const lines = linesOf(data, 1)
    const shop = given(data, site)
    const cart = { ...keepCart(cartOf(site, { lines })), save: never }
    return { ...shop, lines, gateways: { ...shop.gateways, cart } }
  }

const isAdding = isThere('main button[aria-busy="true"]')

const answering = (answer: () => Promise<never>) => (): Given => ({
  gateways: { wishlist: { load: answer, add: answer, remove: answer } },
})

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

const sharing = 'main [class*="share"]'

const wishlistIs =
  (status: string) =>
  ({ store }: Stage): boolean =>
    store.wishlist.getSnapshot().status === status

const shared =
  (count: number) =>
  (data: Captured): Given => {
    const products = Array.from({ length: count }, (_, index) => {
      const wish = wishOf(data, index)
      const images = wish.imageUrl === null ? [] : [{ view: 'front' as const, url: wish.imageUrl }]
      const colors = data.product.colors.map((color) => ({ ...color, images }))
      return { ...data.product, ...wish, id: index + 1, colors }
    })
    return {
      path: `/wishlist?${new URLSearchParams(products.map(({ slug }) => ['p', slug]))}`,
      gateways: { product: { load: async (slug) => products.find((product) => product.slug === slug) ?? null } },
    }
  }

export const wishlistPart: Part = {
  name: 'wish-list',
  states: [
    { name: 'unknown', given: at('/account/wishlist', notYet), view: page },
    { name: 'signed-out', given: at('/account/wishlist', visitor), view: page, until: isThere('dialog[open]') },
    { name: 'loading', given: wishes(0, answering(never)), view: page, until: wishlistIs('loading') },
    { name: 'error', given: wishes(0, answering(down)), view: page, until: wishlistIs('error') },
    { name: 'empty', given: wishes(0), view: page, until: wishlistIs('ready') },
    { name: 'one', given: wishes(1), view: page, until: wishlistIs('ready') },
    { name: 'many', given: wishes(9), view: page, until: wishlistIs('ready') },
    {
      name: 'not-sold-now',
      given: wishes(3, (data) => {
        const items = [
          wishOf(data, 0, { isAvailable: false, unavailable: 'coming-soon' }),
          wishOf(data, 1, { isAvailable: false, unavailable: 'retired' }),
          wishOf(data, 2, { isAvailable: false }),
          wishOf(data, 3),
        ]
        return { gateways: { wishlist: { load: async () => items, add: async () => items, remove: never } } }
      }),
      view: page,
      until: wishlistIs('ready'),
    },
    {
      name: 'removed',
      given: wishes(3),
      view: page,
      act: () => press('main article button'),
      until: ({ store }) => store.wishlist.getSnapshot().isSaving,
    },
    {
      name: 'moving',
      given: withSilentCart(
        wishes(3, (data) => {
          const items = [0, 1, 2].map((place) => wishOf(data, place))
          const wishlist = { load: async () => items, add: async () => items, remove: never }
          return { gateways: { wishlist } }
        }),
      ),
      view: page,
      act: () => press('main li button[aria-label]:not(article *)'),
      until: isAdding,
    },
    {
      name: 'removed-all',
      given: wishes(1),
      view: page,
      act: () => press('main article button'),
      until: ({ store }) => store.wishlist.getSnapshot().isSaving,
    },
    {
      name: 'link-copied',
      given: wishes(3),
      view: page,
      act: () => {
        giveClipboard(async () => undefined)
        return press(`${sharing} button`)
      },
      until: () => (document.querySelector(`${sharing} [role="status"]`)?.textContent ?? '') !== '',
    },
    {
      name: 'link-shown',
      given: wishes(3),
      view: page,
      act: () => {
        giveClipboard(down)
        return press(`${sharing} button`)
      },
      until: isThere(`${sharing} input`),
    },
    { name: 'shared', given: shared(5), view: page },
    { name: 'shared-one', given: shared(1), view: page },
    { name: 'shared-empty', given: shared(0), view: page },
  ],
}
