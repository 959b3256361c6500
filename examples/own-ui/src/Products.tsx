import { useSearch, useStore } from '@cairn/react'
import { useEffect } from 'react'
import { useMoney } from './useMoney.ts'

export function Products() {
  const { term, results, topSellers, isLoading, emptyTerm, open, type } = useSearch()
  const { add } = useStore().cart.commands
  const money = useMoney()
  useEffect(() => open(), [open])
  const products = results?.products ?? topSellers
  return (
    <section aria-label="Products" aria-busy={isLoading}>
      <input type="search" aria-label="Search" value={term} onChange={({ target }) => type(target.value)} />
      {emptyTerm !== '' && <p>Nothing for “{emptyTerm}”</p>}
      <ul>
        {products.map(({ id, name, imageUrl, price, variantId }) => (
          <li key={id}>
            {imageUrl !== null && <img src={imageUrl} alt="" />}
            <span>{name}</span>
            <b>{price !== null && money(price.amount)}</b>
            {variantId !== null && (
              <button type="button" aria-label={`Add ${name}`} onClick={() => add({ variantId })}>
                Add
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
