import './runReact.ts'
import '../styles/index.css'
// Every page is defined with it, so it travels with what every page has.
import './page.ts'
import { formatMoney } from '@cairn/core'
import { createDeferredStore } from '@cairn/core/deferred'
import { StrictMode, startTransition, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { shopConfig } from '../../shop.config.ts'
import { createPrivacy } from '../consent/createPrivacy.ts'
import { tellNames } from '../country/names.ts'
import { loadMessages } from '../messages/index.ts'
import { App } from './App.tsx'
import { normalisePath, parseAddress, toHref } from './address.ts'
import { attendTo } from './attendTo.ts'
import { readHandOver, readShell, receiveDeferred } from './handOver.ts'
import { applyHead, documentHead } from './head.ts'
import { layOutTheRest } from './layOutTheRest.ts'
import { startNavigator } from './navigator.ts'
import { emptyState, loadPage, type PageState } from './pageState.ts'
import { prefetchOnIntent } from './prefetchOnIntent.ts'
import { reloadOnce } from './reloadOnce.ts'
import { findPage } from './routes.ts'
import type { ShellData } from './Shell.tsx'
import { defaultSite, findSite } from './sites.ts'
import { storeSettings } from './storeSettings.ts'
import { wakeOnIntent } from './wakeOnIntent.ts'
import { whenIdle } from './whenIdle.ts'

const reportError = (error: unknown): void => console.error(error)

const sessionStorageOrNone = (): Storage | undefined => {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}

const reloadAfterDeployment = (): boolean =>
  reloadOnce({ storage: sessionStorageOrNone(), reload: () => location.reload(), now: Date.now })

const start = async (): Promise<void> => {
  if (shopConfig.resetPersisted && (await import('./resetRelease.ts')).resetRelease()) return
  const handOver = readHandOver(document)
  const site = findSite(handOver.prefix) ?? defaultSite
  tellNames(site, handOver.names)
  const shell = readShell(document) as ShellData | undefined
  const url = new URL(location.href)
  const found = findPage(parseAddress(normalisePath(url.pathname))?.path ?? '')
  const [messages, page] = await Promise.all([
    loadMessages(site.hreflang),
    handOver.status === 200 ? found?.load() : undefined,
  ])
  const first: PageState = {
    ...emptyState(url, handOver.status),
    ...(page && found && { page, params: found.params }),
    data: handOver.data,
    deferred: receiveDeferred(document, handOver.deferred),
  }

  let view = { state: first, isNavigating: false, announcement: '' }
  const listeners = new Set<() => void>()
  const change = (next: Partial<typeof view>): void => {
    view = { ...view, ...next }
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const navigate = (path: string, { replace = false } = {}): void => {
    const href = toHref(site, path)
    if (window.navigation) window.navigation.navigate(href, { history: replace ? 'replace' : 'auto' })
    else if (replace) location.replace(href)
    else location.assign(href)
  }

  const store = createDeferredStore({ site: site.prefix, ...storeSettings(site) })
  const privacy = createPrivacy(store, site)
  const Root = () => {
    const { state, isNavigating, announcement } = useSyncExternalStore(
      subscribe,
      () => view,
      () => view,
    )
    return (
      <App
        site={site}
        store={store}
        messages={messages}
        shell={shell}
        told={handOver.told}
        state={state}
        isNavigating={isNavigating}
        isFirst={state === first}
        announcement={announcement}
        navigate={navigate}
        privacy={privacy}
        onError={reportError}
      />
    )
  }
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root')
  // As a transition React pauses every few milliseconds, and a tap on the page that is already there is answered in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Root />
      </StrictMode>,
    )
  })

  const navigator = startNavigator({
    navigation: window.navigation,
    site,
    first,
    load: (target, path, signal) =>
      loadPage({ site, path, url: target, gateways: store.gateways, signal, onError: reportError }),
    setPending: (isNavigating) => change({ isNavigating }),
    show: (state, turn, isWayBack) => {
      const head = documentHead(state, site, messages)
      applyHead(document, head)
      const announcement = { page: messages.common.pageShown(head.title), part: head.part ?? '', same: '' }[turn]
      const attend = attendTo(document, turn, isWayBack)
      // The browser restores the scroll position when this returns, so the page has to stand by then.
      flushSync(() => change({ state, isNavigating: false, announcement }))
      attend()
    },
    reload: (target) => {
      if (!reloadAfterDeployment()) change({ state: emptyState(target, 500), isNavigating: false })
    },
  })
  prefetchOnIntent(document, navigator.prefetch)
  layOutTheRest(document)
  whenIdle(() => {
    // Not there: then nobody is asked, nothing is told, and Cookie Settings tries again.
    privacy.ask().catch(() => undefined)
  })
  wakeOnIntent(document, () => {
    // What the visitor then asks for tries again, and says so if it fails.
    store.wake().catch(() => undefined)
    privacy.attend().catch(() => undefined)
    // The first amount that is said takes longer than a frame, and no change of a quantity is to wait for that.
    whenIdle(() => formatMoney({ amount: 0, currency: site.currency }, site.hreflang))
  })
}

/** Makes the page live that came as HTML. */
export const enliven = (): Promise<void> =>
  start().catch((error: unknown) => {
    reportError(error)
    reloadAfterDeployment()
  })
