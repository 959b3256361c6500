import { formatMoney, type Store } from '@cairn/core'
import type { SearchCard } from '@cairn/core/search'
import { StoreProvider, useAuth, useCart, useStore } from '@cairn/react'

/** The hydration payload: the search results that the server has rendered. */
export interface PageData {
  readonly term: string
  readonly products: readonly SearchCard[]
}

export function App({ store, data }: { readonly store: Store; readonly data: PageData }) {
  return (
    <StoreProvider store={store}>
      <CartBadge />
      <SignIn />
      {/* A plain GET form, so that the search works without JavaScript. */}
      <form>
        <input type="search" name="q" aria-label="Search" defaultValue={data.term} />
        <button type="submit">Search</button>
      </form>
      <ul>
        {data.products.map((product) => (
          <Product key={product.id} {...product} />
        ))}
      </ul>
    </StoreProvider>
  )
}

/**
 * The cart count. The server renders no count, so that its page can be cached for all shoppers; the browser adds the
 * count after it has loaded the cart.
 */
function CartBadge() {
  const { status, count } = useCart(({ status, count }) => ({ status, count }))
  return <h1>Cart: {status === 'unknown' ? '…' : count}</h1>
}

/** The button to sign in or out. The server renders neither, because its page is the same for all shoppers. */
function SignIn() {
  const { status, user, signIn, signOut } = useAuth()
  if (status === 'authenticated')
    return (
      <button type="button" onClick={() => signOut()}>
        Sign out {user?.firstName}
      </button>
    )
  return status === 'anonymous' ? (
    <button type="button" onClick={() => signIn()}>
      Sign in
    </button>
  ) : null
}

function Product({ name, price, variantId }: SearchCard) {
  const { site, cart } = useStore()
  return (
    <li>
      {name} {price !== null && formatMoney(price, site.hreflang)}
      {variantId !== null && (
        <button type="button" aria-label={`Add ${name}`} onClick={() => cart.commands.add({ variantId })}>
          Add
        </button>
      )}
    </li>
  )
}
