import { createDomainHook } from '@cairn/react'
import type { stores } from './stores.ts'

const useStores = createDomainHook<typeof stores>('stores')

export function StoresPanel() {
  const { status, places, find } = useStores()
  return (
    <section aria-label="Stores" aria-busy={status === 'loading'}>
      <input type="search" aria-label="City" onChange={(event) => find(event.currentTarget.value)} />
      {status === 'failed' ? <p role="alert">The stores could not be loaded.</p> : places.join(', ')}
    </section>
  )
}
