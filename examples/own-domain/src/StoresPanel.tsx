import { createDomainHook } from '@cairn/react'
import type { stores } from './stores.ts'

const useStores = createDomainHook<typeof stores>('stores')

export function StoresPanel({ city }: { readonly city: string }) {
  const { status, places, find } = useStores()
  return (
    <section aria-label="Stores" aria-busy={status === 'loading'}>
      <button type="button" onClick={() => find(city)}>
        Stores in {city}
      </button>
      {status === 'failed' && <p role="alert">The stores could not be loaded.</p>}
      {places.map((name) => (
        <p key={name}>{name}</p>
      ))}
    </section>
  )
}
