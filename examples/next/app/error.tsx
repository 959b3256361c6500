'use client'

export default function ShopError({ reset }: { readonly reset: () => void }) {
  return (
    <main>
      <p>The shop cannot be reached.</p>
      <button type="button" onClick={reset}>
        Try again
      </button>
    </main>
  )
}
