import { createStore, StoreError } from '@cairn/core'
import { createMemoryPlatform } from '@cairn/core/platform'
import { renderToString } from 'react-dom/server'
import { App, type PageData } from './App.tsx'

export interface Drawn {
  readonly html: string
  readonly data: string
}

/**
 * The page of a search, and what the browser needs to draw the same one; null for a term that the shop refuses. Rejects with a `StoreError`
 * when the shop cannot be reached.
 */
export const render = async (shop: string, term: string): Promise<Drawn | null> => {
  // A store for this request alone. It is never started: a server only reads, and draws the first view.
  const platform = createMemoryPlatform({ href: `${shop}/us/en-us`, fetch })
  const store = createStore({ site: 'us/en-us', platform })
  const found = await store.gateways.search
    .search({ term, perPage: 12 }, { signal: AbortSignal.timeout(5000) })
    .catch(nullWhenRefused)
  if (found === null) return null
  const data: PageData = { term, products: found.products }
  return {
    html: renderToString(<App store={store} data={data} />),
    // Nothing in it may close the script element that carries it.
    data: JSON.stringify(data).replaceAll('<', '\\u003c'),
  }
}

const nullWhenRefused = (error: unknown): null => {
  if (error instanceof StoreError && error.code === 'REFUSED') return null
  throw error
}
