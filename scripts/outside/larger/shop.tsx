// A shop with all domains of the library and one custom domain. The hooks know the custom domain too.
import { createStore, type StoreEvent } from '@cairn/core'
import type { Order, Profile } from '@cairn/core/account'
import type { Cart, CartLine, CartView } from '@cairn/core/cart'
import { checkCustom, type StandardSchema } from '@cairn/core/custom'
import { allDomains } from '@cairn/core/domains'
import type { Product } from '@cairn/core/product'
import type { SearchCard } from '@cairn/core/search'
import { createDomainHook, type RegisteredEvent, StoreProvider, useStore, useStoreEvent } from '@cairn/react'
import { stores } from '../../../examples/own-domain/src/stores.ts'
import type { StoresTypes } from '../../../examples/own-domain/src/stores.types.ts'
import { exactly } from '../exactly.ts'

const store = createStore({
  site: 'de/de-de',
  domains: [...allDomains, stores],
  gateways: { stores: { find: async (city) => [city.toUpperCase()] } },
})

declare module '@cairn/core' {
  interface Register {
    store: typeof store
    custom: {
      line: { giftMessage?: string }
      cart: { pickUp?: { at: string } }
      product: { bundle?: readonly string[] }
      profile: { points?: number }
      order: { parcel?: string }
      searchCard: { isExclusive?: boolean }
    }
  }
}

type StoresFound = { readonly type: 'stores.found'; readonly count: number }
type Used = ReturnType<typeof useStore>
exactly<Used, typeof store>()
exactly<RegisteredEvent, StoreEvent | StoresFound>()

// The data of the team have the registered types in every type that carries them.
exactly<CartLine['custom'], { giftMessage?: string }>()
exactly<Cart['custom'], { pickUp?: { at: string } }>()
exactly<Product['custom'], { bundle?: readonly string[] } | undefined>()
exactly<Profile['custom'], { points?: number } | undefined>()
exactly<Order['custom'], { parcel?: string } | undefined>()
exactly<SearchCard['custom'], { isExclusive?: boolean } | undefined>()
exactly<CartView['custom'], Cart['custom']>()
exactly<CartView['lines'][number]['custom'], CartLine['custom']>()
exactly<ReturnType<Used['cart']['getSnapshot']>['lines'][number]['custom'], CartLine['custom']>()

// A schema of any library returns the registered type.
declare const gift: StandardSchema<{ giftMessage?: string }>
declare const points: StandardSchema<{ points: string }>
createStore({ site: 'de/de-de', domains: allDomains, custom: checkCustom({ line: gift }) })
// @ts-expect-error The schema returns another type than the registered one.
checkCustom({ profile: points })
// @ts-expect-error There is no such place.
checkCustom({ lines: gift })

const useStores = createDomainHook<typeof stores>('stores')
// @ts-expect-error The definition has another name.
createDomainHook<typeof stores>('shops')

function Stores({ city }: { readonly city: string }) {
  const places = useStores((view) => view.places)
  exactly<typeof places, readonly string[]>()
  const { status, find } = useStores()
  exactly<typeof status, StoresTypes['view']['status']>()
  exactly<ReturnType<typeof find>, void>()
  // @ts-expect-error A city is a text.
  find(7000)
  // @ts-expect-error The view has no such member.
  useStores((view) => view.lines)

  const used = useStore()
  used.stores.commands.find(city)
  used.wishlist.commands.load()
  const { change } = used.cart.commands
  change({ kind: 'custom', name: 'pickUp', value: { at: city } })
  change({ kind: 'custom', name: 'pickUp', value: null })
  // @ts-expect-error The registered value is an object.
  change({ kind: 'custom', name: 'pickUp', value: 5 })
  // @ts-expect-error The shop registered no such value.
  change({ kind: 'custom', name: 'giftWrap', value: true })
  // @ts-expect-error Neither the shop nor the library has such a domain.
  used.returns

  useStoreEvent('stores.found', ({ count }) => exactly<typeof count, number>())
  useStoreEvent('wishlist.added', () => {})
  // @ts-expect-error No domain has this event.
  useStoreEvent('stores.lost', () => {})
  return <p>{places[0]?.toUpperCase()}</p>
}

export const shop = (
  <StoreProvider store={store}>
    <Stores city="Chur" />
  </StoreProvider>
)
