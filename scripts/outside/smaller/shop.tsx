// A shop that registers its three domains, so the hooks know only these domains and their events.
import { createStore } from '@cairn/core'
import { type AuthEvent, auth } from '@cairn/core/auth'
import { type CartEvent, cart } from '@cairn/core/cart'
import { type SearchEvent, search } from '@cairn/core/search'
import { type RegisteredEvent, StoreProvider, useCart, useStore, useStoreEvent } from '@cairn/react'
import { exactly } from '../exactly.ts'

const store = createStore({ site: 'de/de-de', domains: [auth, cart, search] })

declare module '@cairn/core' {
  interface Register {
    store: typeof store
  }
}

type Used = ReturnType<typeof useStore>
exactly<Used, typeof store>()
exactly<keyof Used, 'auth' | 'cart' | 'search' | 'gateways' | 'on' | 'site' | 'start' | 'stop'>()
exactly<keyof Used['gateways'], 'auth' | 'cart' | 'search'>()
exactly<RegisteredEvent, AuthEvent | CartEvent | SearchEvent>()
exactly<Parameters<typeof useStoreEvent>[0], (AuthEvent | CartEvent | SearchEvent)['type'] | '*'>()

function Badge() {
  const count = useCart((view) => view.count)
  exactly<typeof count, number>()

  const used = useStore()
  used.search.commands.type('tent')
  // @ts-expect-error The store has no wish list.
  used.wishlist
  // @ts-expect-error The search has no such command.
  used.search.commands.add

  useStoreEvent('line.removed', ({ line }) => exactly<typeof line.quantity, number>())
  useStoreEvent('*', (event) => exactly<typeof event, AuthEvent | CartEvent | SearchEvent>())
  // @ts-expect-error No domain has this event.
  useStoreEvent('line.exploded', () => {})
  // @ts-expect-error The event belongs to a domain that the store does not have.
  useStoreEvent('wishlist.added', () => {})
  // @ts-expect-error The event has no such member.
  useStoreEvent('line.removed', ({ total }) => total)
  return <b>{count}</b>
}

export const shop = (
  <StoreProvider store={store}>
    <Badge />
  </StoreProvider>
)

// @ts-expect-error A site is required.
createStore({ domains: [cart] })
