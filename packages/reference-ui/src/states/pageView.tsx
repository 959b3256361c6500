import type { ReactNode } from 'react'
import type { DeferredPromises } from '../app/loading/deferred.ts'
import type { PageProps } from '../app/routing/page.ts'
import { isRedirect, loadPage } from '../app/routing/pageState.ts'
import { StatusPage } from '../app/shell/StatusPage.tsx'
import type { Stage } from './states.types.ts'

/** Renders the page at the URL of the stage with the data that its `load` returns, without header and footer. */
export const pageView = async ({ site, url, store }: Stage): Promise<ReactNode> => {
  const state = await loadPage({
    site,
    path: url.pathname.slice(site.prefix.length + 1) || '/',
    url,
    gateways: store.gateways,
    signal: new AbortController().signal,
    // Report nothing: the page itself shows the error.
    onError: () => undefined,
  })
  if (isRedirect(state)) throw new Error(`${url.pathname} leads to ${state.to}`)
  const { page, status, data, deferred, params } = state
  // This cast is needed here and in the App, because the route table loses the data types of each page.
  const props = { data, deferred, params, site, url } as PageProps<unknown, DeferredPromises, typeof params>
  return (
    <main id="main" tabIndex={-1}>
      {page ? <page.Component {...props} /> : <StatusPage status={status === 200 ? 500 : status} />}
    </main>
  )
}
