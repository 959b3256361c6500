import { createMemoryPlatform, createStore, type Store } from '@cairn/core'
import { StoreProvider } from '@cairn/react'
import { type ReactNode, useState } from 'react'
import type { Site } from './sites.ts'

/** In a browser the store lives as long as the page; on a server each request has one of its own, which is never started. */
const storeFor = (site: Site): Store =>
  typeof window === 'undefined'
    ? createStore({ site: site.prefix, platform: createMemoryPlatform() })
    : createStore({ site: site.prefix })

/** The one place where the store of @cairn/core is created and provided. */
export const Providers = ({ site, children }: { readonly site: Site; readonly children: ReactNode }): ReactNode => {
  const [store] = useState(() => storeFor(site))
  return <StoreProvider store={store}>{children}</StoreProvider>
}
