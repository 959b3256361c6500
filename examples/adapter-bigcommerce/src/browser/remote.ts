import type { CallOptions } from '@cairn/core'
import { createServiceCall, recordOf, type ServiceOptions } from '@cairn/core/adapter'
import { MANAGEMENT_UNSUPPORTED } from '../cartFeatures.ts'
import type { ServedCall, ServedGateways } from '../served.ts'

export interface RemoteConfig extends Pick<ServiceOptions, 'fetch' | 'headers'> {
  /** The URL of the shop's route, such as `https://shop.example/shop`. */
  readonly url: string
}

/** The calls that only read, so they may be sent again after a transient failure. */
const READS = /\.(load|profile|orders|order|options)$/

/**
 * Creates the gateways of the browser that call the route of the shop's server. No secret of BigCommerce is here: the
 * server recognises the customer by the session cookie, or by the access token that `headers` returns.
 */
export const createRemoteGateways = ({ url, ...options }: RemoteConfig): ServedGateways => {
  const send = createServiceCall({ url, ...options })
  const call = <Value>(name: ServedCall, values: readonly unknown[], { signal }: CallOptions): Promise<Value> =>
    send({
      method: 'POST',
      path: `/${name}`,
      body: values,
      retries: READS.test(name) ? 2 : 0,
      // The cast trusts the shop's own server; the store checks each answer of an own port against its type.
      read: (body) => recordOf(body).value as Value,
      ...(signal && { signal }),
    })
  return {
    account: {
      profile: (more) => call('account.profile', [], more),
      updateProfile: (changes, more) => call('account.updateProfile', [changes], more),
      changePassword: (fields, more) => call('account.changePassword', [fields], more),
      signUp: (fields, more) => call('account.signUp', [fields], more),
      orders: (page, more) => call('account.orders', [page], more),
      order: (number, more) => call('account.order', [number], more),
    },
    cart: {
      unsupported: MANAGEMENT_UNSUPPORTED,
      load: (cartId, more) => call('cart.load', [cartId], more),
      create: (request, more) => call('cart.create', [request], more),
      save: (request, more) => call('cart.save', [request], more),
      claim: (guestCartId, more) => call('cart.claim', [guestCartId], more),
      release: (cartId, more) => call('cart.release', [cartId], more),
    },
    checkout: { start: (request, more) => call('checkout.start', [request], more) },
    product: { load: (slug, more) => call('product.load', [slug], more) },
    shipping: { options: (country, more) => call('shipping.options', [country], more) },
    wishlist: {
      load: (more) => call('wishlist.load', [], more),
      add: (item, more) => call('wishlist.add', [item], more),
      remove: (itemId, more) => call('wishlist.remove', [itemId], more),
    },
  }
}
