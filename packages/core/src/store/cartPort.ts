import type { ActorRefFrom } from 'xstate'
import type { cartMachine } from '../cart/index.ts'
import { checkoutBlockers } from '../cart/index.ts'
import type { CheckoutCart, CheckoutCartPort } from '../checkout/index.ts'
import { StoreError } from '../shared/errors.ts'
import { keepCartCookies } from './cookies.ts'
import type { Settings } from './settings.ts'
import { readCartId } from './traces.ts'

type CartActor = ActorRefFrom<typeof cartMachine>

/** The checkout finds the cart by its cookie. A browser that blocks cookies drops it without an error, so it is written and read back. */
const checkCookie = (place: Pick<Settings, 'platform' | 'site'>, cartId: string): void => {
  keepCartCookies(place, cartId)
  if (readCartId(place) === null)
    throw new StoreError('STORAGE', 'The browser blocks cookies', { problem: 'cookies_blocked' })
}

/** The cart as checkout uses it: settled and read through the cart's own machine, so that there is one truth. */
export const createCartPort = (cart: () => CartActor, place: Pick<Settings, 'platform' | 'site'>): CheckoutCartPort => {
  const current = (): CheckoutCart => {
    const { id, version, lines } = cart().getSnapshot().context.cart ?? { id: '', version: 0, lines: [] }
    return {
      id,
      version,
      blockers: checkoutBlockers(lines),
      items: lines.map(({ sku, variantId, quantity }) => ({ sku, variantId, quantity })),
    }
  }
  return {
    settle: () =>
      new Promise((resolve, reject) => {
        const { id } = current()
        if (id !== '') checkCookie(place, id)
        const subscription = cart().on('*', ({ type }) => {
          if (type === 'cart.settled') resolve()
          // Told already. Nobody is led to pay for what is not what was wished for.
          else if (type === 'cart.failed') reject(new StoreError('ABORTED', 'A wish was given up'))
          else return
          subscription.unsubscribe()
        })
        cart().send({ type: 'cart.settle' })
      }),
    refresh: () =>
      new Promise((resolve, reject) => {
        const actor = cart()
        // The wish to load is dropped when its reading begins, so who is ready without one has read.
        const subscription = actor.subscribe((snapshot) => {
          if (snapshot.matches('unreachable')) {
            subscription.unsubscribe()
            reject(snapshot.context.error)
          } else if (snapshot.matches('ready') && !snapshot.context.wantsLoad) {
            subscription.unsubscribe()
            resolve(current())
          }
        })
        actor.send({ type: 'cart.refresh' })
      }),
  }
}
