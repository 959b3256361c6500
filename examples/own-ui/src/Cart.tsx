import { useCart } from '@cairn/react'
import { useMoney } from './useMoney.ts'

export function Cart() {
  const { status, lines, count, subtotal, isSaving, setQuantity, remove } = useCart()
  const money = useMoney()
  if (status === 'unknown') return <section aria-label="Cart" aria-busy="true" />
  return (
    <section aria-label="Cart" aria-busy={isSaving}>
      <h2>Cart ({count})</h2>
      <ul>
        {lines.map(({ id, name, options, quantity, extendedPrice }) => (
          <li key={id}>
            <span>
              {name} <small>{options.map(({ value }) => value).join(', ')}</small>
            </span>
            <button type="button" aria-label={`One less of ${name}`} onClick={() => setQuantity(id, quantity - 1)}>
              −
            </button>
            <output aria-label={`Quantity of ${name}`}>{quantity}</output>
            <button type="button" aria-label={`One more of ${name}`} onClick={() => setQuantity(id, quantity + 1)}>
              +
            </button>
            <b>{money(extendedPrice)}</b>
            <button type="button" aria-label={`Remove ${name}`} onClick={() => remove(id)}>
              ×
            </button>
          </li>
        ))}
      </ul>
      {lines.length > 0 && <p>Subtotal {money(subtotal)}</p>}
    </section>
  )
}
