'use client'

import { formatMoney } from '@cairn/core'
import { useCart, useStore } from '@cairn/react'

export function Cart() {
  const { site } = useStore()
  const { status, count, lines, subtotal, currency, error, remove } = useCart()
  const money = (amount: number): string => formatMoney({ amount, currency }, site.hreflang)
  return (
    <section aria-label="Cart">
      <h1>Cart: {status === 'unknown' ? '…' : count}</h1>
      <ul>
        {lines.map(({ id, name, quantity, extendedPrice }) => (
          <li key={id}>
            {quantity} × {name}, {money(extendedPrice)}{' '}
            <button type="button" aria-label={`Remove ${name}`} onClick={() => remove(id)}>
              Remove
            </button>
          </li>
        ))}
      </ul>
      {lines.length > 0 && <p>Subtotal {money(subtotal)}</p>}
      {error !== null && <p role="alert">{error.message}</p>}
    </section>
  )
}
