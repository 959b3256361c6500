import { formatMoney, type Store } from '@cairn/core'
import type { SearchCard } from '@cairn/core/search'
import { StoreProvider, useCart, useStore } from '@cairn/react'

/** What the server found, handed over with the page. */
export interface PageData {
  readonly term: string
  readonly products: readonly SearchCard[]
}

export function App({ store, data }: { readonly store: Store; readonly data: PageData }) {
  return (
    <StoreProvider store={store}>
      <CartBadge />
      {/* A link of the browser's own: it searches without a script too. */}
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

/** The server knows no shopper, so its page may be everybody's: the count stands there once the browser has asked. */
function CartBadge() {
  const { status, count } = useCart(({ status, count }) => ({ status, count }))
  return <h1>Cart: {status === 'unknown' ? '…' : count}</h1>
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
