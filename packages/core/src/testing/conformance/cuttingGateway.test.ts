import { expect, test } from 'vitest'
import { noticeCut } from '../../api/adapter/noticeCut.ts'
import type { Cart, CartChange, CartGateway } from '../../cart/cart.types.ts'
import type { CallOptions } from '../../shared/call.ts'
import { StoreError } from '../../shared/errors.ts'
import { broken, brokenPromises } from './brokenWorld.fixture.ts'
import { openFakeWorld } from './fakeWorld.fixture.ts'

const stockIn = (cause: unknown): number => {
  if (!(cause instanceof StoreError) || cause.problem !== 'maximum_quantity') throw cause
  return Number(/\d+$/.exec(cause.message)?.[0])
}

/** A back end that reduces a quantity to its stock and answers with the cart, as if nothing were wrong. */
const cutting = (cart: CartGateway) => ({
  create: async (change: Extract<CartChange, { kind: 'add' }>, options: CallOptions): Promise<Cart> => {
    try {
      return await cart.create({ change }, options)
    } catch (cause) {
      return cart.create({ change: { ...change, key: `${change.key}.cut`, quantity: stockIn(cause) } }, options)
    }
  },
  save: async (request: Parameters<CartGateway['save']>[0], options: CallOptions): Promise<Cart> => {
    const { change } = request
    try {
      return await cart.save(request, options)
    } catch (cause) {
      if (!('quantity' in change)) throw cause
      const stock = stockIn(cause)
      const current = await cart.load(request.cartId, options)
      if (current === null) throw cause
      const had = current.lines.find(({ variantId }) => change.kind === 'add' && variantId === change.variantId)
      const quantity = stock - (had?.quantity ?? 0)
      if (quantity <= 0) return current
      return cart.save({ ...request, change: { ...change, key: `${change.key}.cut`, quantity } }, options)
    }
  },
})

/** The gateway over this back end, with `noticeCut` as documented. */
const noticing = (cart: CartGateway): Pick<CartGateway, 'create' | 'save'> => {
  const backEnd = cutting(cart)
  return {
    create: async ({ change }, options) => noticeCut(await backEnd.create(change, options), change, null),
    save: async (request, options) => {
      const { cartId, change } = request
      const before = change.kind === 'add' ? await cart.load(cartId, options) : null
      return noticeCut(await backEnd.save(request, options), change, before)
    },
  }
}

const brokenWith = (gatewayOf: (cart: CartGateway) => Partial<CartGateway>) =>
  brokenPromises(
    broken(openFakeWorld(), ({ cart }) => ({ cart: { ...cart, ...gatewayOf(cart) } })),
    ['cart'],
  )

test('a back end that cuts without a word keeps every promise with noticeCut', async () => {
  const names = await brokenWith(noticing)
  expect(names).toEqual([])
})

test('without noticeCut it breaks the promises about stock', async () => {
  const names = await brokenWith((cart) => {
    const backEnd = cutting(cart)
    return { create: ({ change }, options) => backEnd.create(change, options), save: backEnd.save }
  })
  expect(names).toEqual([
    'cart: no cart begins with more than the stock',
    'cart: no add takes a line beyond the stock',
    'cart: no quantity takes a line beyond the stock',
  ])
})

test('a back end whose loads repeat the notice breaks the promises about stock', async () => {
  const names = await brokenWith((cart) => {
    const gateway = noticing(cart)
    const noticed = new Map<string, Cart['notices']>()
    return {
      ...gateway,
      load: async (cartId, options) => {
        const found = await cart.load(cartId, options)
        return found && { ...found, notices: noticed.get(cartId) ?? [] }
      },
      save: async (request, options) => {
        const saved = await gateway.save(request, options)
        noticed.set(request.cartId, saved.notices)
        return saved
      },
    }
  })
  expect(names).toEqual([
    'cart: no add takes a line beyond the stock',
    'cart: no quantity takes a line beyond the stock',
  ])
})
