import { StoreError } from '@cairn/core'
import { createFullStore } from '@cairn/core/domains'
import { createMemoryPlatform } from '@cairn/core/platform'
import { renderToString } from 'react-dom/server'
import { App, type PageData } from './App.tsx'

export interface Drawn {
  readonly html: string
  readonly data: string
}

/**
 * Renders the page of a search and its hydration payload. Returns null for a term that the shop refuses, and rejects
 * with a `StoreError` when the shop does not answer.
 */
export const render = async (shop: string, term: string): Promise<Drawn | null> => {
  // Use one store per request. Never start it: the server renders only the initial view.
  const platform = createMemoryPlatform({ href: `${shop}/us/en-us`, fetch })
  const store = createFullStore({ site: 'us/en-us', platform })
  const found = await store.gateways.search
    .search({ term, perPage: 12 }, { signal: AbortSignal.timeout(5000) })
    .catch(nullWhenRefused)
  if (found === null) return null
  const data: PageData = { term, products: found.products }
  return {
    html: renderToString(<App store={store} data={data} />),
    // Escape `<`, so that the data cannot close its script element.
    data: JSON.stringify(data).replaceAll('<', '\\u003c'),
  }
}

const nullWhenRefused = (error: unknown): null => {
  if (error instanceof StoreError && error.code === 'REFUSED') return null
  throw error
}
