import type { Actor } from 'xstate'
import type { storeMachine } from './store.machine.ts'

type StoreActor = Actor<typeof storeMachine>
type Children = ReturnType<StoreActor['getSnapshot']>['children']

const childOf = <Id extends keyof Children>(children: Children, id: Id): NonNullable<Children[Id]> => {
  const child = children[id]
  if (child === undefined) throw new Error(`The store has no ${String(id)}`)
  return child
}

/** The actors of the domains. They exist before the store is started, so that wires laid on them miss nothing. */
export const actorsOf = (root: StoreActor) => {
  const { children } = root.getSnapshot()
  return {
    account: childOf(children, 'account'),
    auth: childOf(children, 'auth'),
    cart: childOf(children, 'cart'),
    checkout: childOf(children, 'checkout'),
    country: childOf(children, 'country'),
    membership: childOf(children, 'membership'),
    overlay: childOf(children, 'overlay'),
    search: childOf(children, 'search'),
    shipping: childOf(children, 'shipping'),
    toasts: childOf(children, 'toasts'),
    wishlist: childOf(children, 'wishlist'),
  }
}

export type Actors = ReturnType<typeof actorsOf>
