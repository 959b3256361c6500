import type { Store } from '@cairn/core'
import { hydrateRoot } from 'react-dom/client'
import { App, type PageData } from './App.tsx'

/** Hydrates the server-rendered page with a store that the browser has created. */
export const hydrate = (store: Store): void => {
  const root = document.getElementById('root')
  const text = document.getElementById('data')?.textContent
  if (root === null || !text) throw new Error('The page was not drawn by our server')
  const data: PageData = JSON.parse(text)
  hydrateRoot(root, <App store={store} data={data} />)
}
