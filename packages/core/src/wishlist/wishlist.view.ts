import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { createDomain } from '../shared/createDomain.ts'
import type { Domain } from '../shared/domain.ts'
import type { StartCall } from '../shared/outcome.ts'
import { createSelector } from '../shared/selectors.ts'
import type { wishlistMachine } from './wishlist.machine.ts'
import type { WishlistCommands, WishlistEvent, WishlistView } from './wishlist.types.ts'

type WishlistActor = ActorRefFrom<typeof wishlistMachine>
type WishlistSnapshot = SnapshotFrom<typeof wishlistMachine>
export type WishlistDomain = Domain<WishlistView, WishlistCommands, WishlistEvent>

const statusOf = (snapshot: WishlistSnapshot): WishlistView['status'] => {
  if (snapshot.matches('unknown')) return 'unknown'
  if (snapshot.matches('signedOut')) return 'signed-out'
  const { hasLoaded, error } = snapshot.context
  if (hasLoaded) return 'ready'
  return error === null ? 'loading' : 'error'
}

const createWishlistView = (): ((snapshot: WishlistSnapshot) => WishlistView) =>
  createSelector(
    (snapshot) => {
      const { items, changes, error, gateway } = snapshot.context
      return [statusOf(snapshot), items, changes, error, gateway.unsupported] as const
    },
    (status, items, changes, error, unsupported = []): WishlistView => {
      const removed = new Set(changes.flatMap((change) => (change.kind === 'remove' ? [change.itemId] : [])))
      const shown = items.filter(({ id }) => !removed.has(id))
      const added = changes.flatMap((change) => (change.kind === 'add' ? [change.item.productId] : []))
      return {
        status,
        items: shown,
        productIds: [...new Set([...shown.map(({ productId }) => productId), ...added])],
        isSaving: changes.length > 0,
        error,
        unsupported,
      }
    },
  )

const createWishlistCommands = (actor: WishlistActor, startCall: StartCall): WishlistCommands => ({
  load: (options) => startCall((call) => actor.send({ type: 'wishlist.load', call }), options),
  add: ({ productId, variantId = null }, options) =>
    startCall((call) => actor.send({ type: 'wishlist.add', item: { productId, variantId }, call }), options),
  remove: (itemId, options) => startCall((call) => actor.send({ type: 'wishlist.remove', itemId, call }), options),
})

/** Creates the public side of the wish list: its view, commands and events. */
export const createWishlistDomain = (actor: WishlistActor, startCall: StartCall): WishlistDomain =>
  createDomain(actor, createWishlistView(), createWishlistCommands(actor, startCall))
