import type { ActorRefFrom } from 'xstate'
import type { cartMachine } from '../cart/index.ts'
import { checkoutBlockers } from '../cart/index.ts'
import type { CheckoutCart, CheckoutCartPort } from '../checkout/index.ts'
import { StoreError } from '../shared/errors.ts'

type CartActor = ActorRefFrom<typeof cartMachine>

/** The cart as checkout uses it: settled and read through the cart's own machine, so that there is one truth. */
export const createCartPort = (cart: () => CartActor): CheckoutCartPort => {
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
