// A shop that registers nothing: its hooks know all domains of the library.
import type { Domains, Store, StoreEvent } from '@cairn/core'
import { createFullStore } from '@cairn/core/domains'
import { type RegisteredEvent, StoreProvider, useStore, useStoreEvent, useWishlist } from '@cairn/react'
import { exactly } from '../exactly.ts'

type Used = ReturnType<typeof useStore>
exactly<Used, Store>()
exactly<keyof Used, keyof Domains | 'gateways' | 'on' | 'site' | 'start' | 'stop'>()
exactly<RegisteredEvent, StoreEvent>()
exactly<
  keyof Domains,
  | 'account'
  | 'auth'
  | 'cart'
  | 'checkout'
  | 'country'
  | 'membership'
  | 'overlay'
  | 'search'
  | 'shipping'
  | 'toasts'
  | 'wishlist'
>()

function Wishlist() {
  const { items, add } = useWishlist()
  exactly<typeof items.length, number>()
  exactly<Awaited<ReturnType<typeof add>>['ok'], boolean>()

  const used = useStore()
  used.checkout.commands.start()
  // @ts-expect-error The library has no such domain.
  used.stores

  useStoreEvent('toast.shown', () => {})
  // @ts-expect-error No domain has this event.
  useStoreEvent('stores.found', () => {})
  return <b>{items.length}</b>
}

export const shop = (
  <StoreProvider store={createFullStore({ site: 'de/de-de' })}>
    <Wishlist />
  </StoreProvider>
)
