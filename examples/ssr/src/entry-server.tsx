import { createStore } from '@cairn/core'
import { createMemoryPlatform } from '@cairn/core/platform'
import { renderToString } from 'react-dom/server'
import { App, type PageData } from './App.tsx'

/** The page of a search, and what the browser needs to draw the same one. Rejects with a `StoreError` when the shop cannot be reached. */
export const render = async (shop: string, term: string): Promise<{ html: string; data: string }> => {
  // A store for this request alone. It is never started: a server only reads, and draws the first view.
  const platform = createMemoryPlatform({ href: `${shop}/us/en-us`, fetch })
  const store = createStore({ site: 'us/en-us', platform })
  const { products } = await store.gateways.search.search({ term, perPage: 12 }, { signal: AbortSignal.timeout(5000) })
  const data: PageData = { term, products }
  return {
    html: renderToString(<App store={store} data={data} />),
    // Nothing in it may close the script element that carries it.
    data: JSON.stringify(data).replaceAll('<', '\\u003c'),
  }
}
