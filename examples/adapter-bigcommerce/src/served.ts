import type { Gateways } from '@cairn/core'

/** The gateways that need a secret, so the server of the shop has them and the browser calls them through a route. */
export type ServedGateways = Pick<Gateways, 'account' | 'cart' | 'checkout' | 'product' | 'shipping' | 'wishlist'>

/** The calls that a browser may make, with the number of values before the options. */
export const SERVED = {
  'account.profile': 0,
  'account.updateProfile': 1,
  'account.changePassword': 1,
  'account.signUp': 1,
  'account.orders': 1,
  'account.order': 1,
  'cart.load': 1,
  'cart.create': 1,
  'cart.save': 1,
  'cart.claim': 1,
  'cart.release': 1,
  'checkout.start': 1,
  'product.load': 1,
  'shipping.options': 1,
  'wishlist.load': 0,
  'wishlist.add': 1,
  'wishlist.remove': 1,
} as const

export type ServedCall = keyof typeof SERVED

export const isServedCall = (name: string): name is ServedCall => Object.hasOwn(SERVED, name)
