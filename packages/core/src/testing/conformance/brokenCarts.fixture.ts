import type { Cart, CartChange, CartGateway } from '../../cart/cart.types.ts'
import { StoreError } from '../../shared/errors.ts'
import { broken, brokenPromises } from './brokenWorld.fixture.ts'
import type { ConformanceCase } from './conformance.types.ts'
import { openFakeWorld } from './fakeWorld.fixture.ts'

type Kind = CartChange['kind']
type Save = CartGateway['save']

/** Changes what the gateway answers to a change of this kind. */
export const answering =
  (kind: Kind, change: (cart: Cart, request: Parameters<Save>[0]) => Cart) =>
  (cart: CartGateway): Partial<CartGateway> => ({
    save: async (request, options) => {
      const saved = await cart.save(request, options)
      return request.change.kind === kind ? change(saved, request) : saved
    },
  })

/** Changes what the gateway sends for a change. */
export const sending =
  (change: (change: CartChange) => CartChange) =>
  (cart: CartGateway): Partial<CartGateway> => ({
    save: (request, options) => cart.save({ ...request, change: change(request.change) }, options),
  })

/** Changes each cart that is loaded. */
export const loading =
  (change: (cart: Cart) => Partial<Cart>) =>
  (cart: CartGateway): Partial<CartGateway> => ({
    load: async (cartId, options) => {
      const found = await cart.load(cartId, options)
      return found && { ...found, ...change(found) }
    },
  })

/** Answers a refused change of this kind with the current cart, as if nothing were wrong. */
export const forgiving =
  (kind: Kind, code: StoreError['code']) =>
  (cart: CartGateway): Partial<CartGateway> => ({
    save: (request, options) =>
      cart.save(request, options).catch(async (cause: unknown) => {
        if (request.change.kind !== kind || !(cause instanceof StoreError) || cause.code !== code) throw cause
        return (await cart.load(request.cartId, options)) ?? Promise.reject(new StoreError('REFUSED', 'No'))
      }),
  })

/** Refuses a change of an unknown cart or line, as if the change itself were wrong. */
export const refusingUnknown = (cart: CartGateway): Partial<CartGateway> => ({
  save: (...call) =>
    cart.save(...call).catch((cause: unknown) => {
      const isUnknown = cause instanceof StoreError && cause.code === 'NOT_FOUND'
      throw isUnknown ? new StoreError('REFUSED', 'No', { detail: 'No' }) : cause
    }),
})

/** A fault of a cart gateway: its name, how it changes the gateway, and the promises that it breaks. */
export type CartFault = readonly [string, (cart: CartGateway) => Partial<CartGateway>, ...string[]]

/** Returns the names of the cart cases that fail with this fault. */
export const brokenBy = ([, fault]: CartFault): Promise<readonly string[]> =>
  brokenPromises(
    broken(openFakeWorld(), ({ cart }) => ({ cart: { ...cart, ...fault(cart) } })),
    ['cart'],
  )

/** Returns the names of the cases that no fault of the list breaks. */
export const unbroken = (
  faults: readonly (readonly [string, unknown, ...string[]])[],
  cases: readonly ConformanceCase[],
): readonly string[] => {
  const promises = faults.flatMap(([, , ...names]) => names)
  return cases.map(({ name }) => name).filter((name) => !promises.includes(name))
}
