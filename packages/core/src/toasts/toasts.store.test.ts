import { expect, test } from 'vitest'
import { StoreError, toStoreError, UNEXPECTED_ERROR } from '../shared/errors.ts'
import { jacket, openShop, settled, socks } from '../store/shop.fixture.ts'
import { toastOf } from './toasts.rules.ts'
import type { Toast } from './toasts.types.ts'

const failing = (error: unknown) =>
  openShop({
    refuse: () => {
      throw error
    },
  })

test('a cart change that the server refuses shows the text of the server', {
  meta: { spec: ['8.toasts.server-message'] },
}, async () => {
  const words = 'This jacket is only sold in pairs'
  const { store, toasts } = await failing(new StoreError('REFUSED', words, { status: 422, detail: words }))
  store.cart.commands.remove('jacket')
  await settled()
  expect(toasts()).toMatchObject([{ code: 'server', detail: words, tone: 'error' }])
})

test('an error without a response shows its own message', { meta: { spec: ['8.toasts.own-message'] } }, async () => {
  const { store, toasts } = await failing(new TypeError('Failed to fetch'))
  store.cart.commands.remove('jacket')
  await settled()
  expect(toasts()).toMatchObject([{ code: 'server', detail: 'Failed to fetch', tone: 'error' }])
})

test.each([
  [new StoreError('REFUSED', 'own', { detail: 'the server' }), { code: 'server', detail: 'the server' }],
  [new StoreError('SERVER', 'own', { status: 500 }), { code: 'server', detail: 'own' }],
  [toStoreError(new TypeError('Failed to fetch')), { code: 'server', detail: 'Failed to fetch' }],
  [toStoreError(new TypeError('')), { code: 'unexpected' }],
  [toStoreError('a thrown text'), { code: 'unexpected' }],
  [new StoreError('SERVER', UNEXPECTED_ERROR, { status: 502 }), { code: 'unexpected' }],
  [new StoreError('NETWORK', UNEXPECTED_ERROR), { code: 'network' }],
  [new StoreError('TIMEOUT', UNEXPECTED_ERROR), { code: 'network' }],
  [new StoreError('SERVER', 'Service Unavailable', { problem: 'store_unreachable' }), { code: 'network' }],
  [new StoreError('RATE_LIMITED', UNEXPECTED_ERROR), { code: 'rate-limited' }],
  [new StoreError('SERVER', '', { status: 502 }), { code: 'unexpected' }],
  [new StoreError('NETWORK', ''), { code: 'network' }],
  [new StoreError('REFUSED', 'x', { response: null }), { code: 'server', detail: 'x' }],
  [new StoreError('REFUSED', 'x', { response: 'text' }), { code: 'server', detail: 'x' }],
  [new StoreError('REFUSED', 'x', { response: { max: 3 } }), { code: 'maximum-stock', params: { max: 3 } }],
  [new StoreError('REFUSED', 'x', { response: { max: 0 } }), { code: 'server', detail: 'x' }],
])(
  'the message comes from the server, then from the error, then from the shop: %s',
  {
    meta: { spec: ['8.toasts.server-message', '8.toasts.own-message'] },
  },
  (error, toast) => {
    expect(toastOf(error)).toEqual({ ...toast, tone: 'error' })
  },
)

test('`showError` shows an error, but none that a sign-out or the end of the session explains', async () => {
  const { store, toasts } = await openShop()
  for (const code of ['ABORTED', 'UNAUTHORIZED', 'NETWORK'] as const)
    store.toasts.commands.showError(new StoreError(code, UNEXPECTED_ERROR))
  expect(toasts()).toMatchObject([{ code: 'network', tone: 'error' }])
})

test('one toast lists all items that cannot be shipped', { meta: { spec: ['4.cart.unshippable-toast'] } }, async () => {
  const { store, toasts, cart } = await openShop({
    lines: [jacket, socks, { ...jacket, id: 'vest', name: 'Vest' }],
    unshippable: { NO: ['Jacket', 'Socks'] },
  })
  store.cart.commands.setCountry('NO')
  await settled()
  expect(toasts()).toMatchObject([{ code: 'unshippable', params: { names: ['Jacket', 'Socks'], country: 'NO' } }])
  expect(cart().lines.map(({ name }) => name)).toEqual(['Vest'])
  store.cart.commands.refresh()
  await settled()
  expect(toasts()).toHaveLength(1)
})

test('a quantity above the stock is reported once with the stock, and one within it is not', {
  meta: { spec: ['5.toasts.maximum-stock'] },
}, async () => {
  const { store, toasts } = await openShop({ lines: [{ ...jacket, inventoryLevel: 7 }] })
  store.cart.commands.setQuantity('jacket', 7)
  await settled()
  expect(toasts()).toEqual([])
  store.cart.commands.setQuantity('jacket', 9)
  await settled()
  expect(toasts()).toMatchObject([{ code: 'maximum-stock', params: { max: 7 } }])
})

test.each(['NETWORK', 'TIMEOUT', 'UNAUTHORIZED'] as const)(
  'several customer calls that fail with %s at once show a single toast',
  { meta: { spec: ['8.auth.unauthorized-toast'] } },
  async (code) => {
    const broken = async () => {
      throw new StoreError(code, UNEXPECTED_ERROR)
    }
    const { store, toasts } = await openShop({
      claims: {},
      gateways: {
        account: {
          profile: broken,
          orders: broken,
          updateProfile: broken,
          changePassword: broken,
          signUp: broken,
          order: broken,
        },
        membership: { load: broken, verify: broken },
      },
    })
    store.account.commands.load()
    store.membership.commands.load()
    await settled()
    expect(toasts()).toMatchObject([{ code: 'unauthorized', tone: 'error' }])
    expect(store.auth.getSnapshot().isAuthenticated).toBe(false)
  },
)

test.each([
  ['an add', 'not-added', { variantId: '999', name: 'Vest' }],
  ['a removal', 'not-saved', null],
] as const)('%s that never gets a response is reported with the product name', async (_what, code, item) => {
  const { store, clock } = await failing(new StoreError('NETWORK', UNEXPECTED_ERROR))
  const shown: Toast[] = []
  store.toasts.on('toast.shown', ({ toast }) => shown.push(toast))
  if (item === null) store.cart.commands.remove('jacket')
  else store.cart.commands.add(item)
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await settled()
    clock.increment(4800)
  }
  expect(shown.at(-1)).toMatchObject({ code, params: { name: item?.name ?? 'Jacket' }, tone: 'error' })
})
