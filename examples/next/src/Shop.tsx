'use client'

import { createMemoryPlatform, createStore } from '@cairn/core'
import { cart } from '@cairn/core/cart'
import { type HydrationPayload, hydrate } from '@cairn/core/hydration'
import { StoreProvider } from '@cairn/react'
import { type ReactNode, useState } from 'react'

interface ShopProps {
  readonly site: string
  readonly payload: HydrationPayload | null
  readonly children: ReactNode
}

const openStore = (site: string, payload: HydrationPayload | null) =>
  createStore({
    site,
    domains: [cart],
    initial: hydrate(payload),
    // On the server the store only renders: nothing starts it.
    ...(typeof window === 'undefined' && { platform: createMemoryPlatform() }),
  })

/** Creates the store of the page, on the server and in the browser from the same payload. */
export function Shop({ site, payload, children }: ShopProps) {
  const [store] = useState(() => openStore(site, payload))
  return <StoreProvider store={store}>{children}</StoreProvider>
}
