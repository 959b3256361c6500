import './runReact.ts'
import '../../styles/index.css'
// Every page uses `page.ts`, so this import makes the bundler put `page.ts` into the entry chunk.
import '../routing/page.ts'
import { formatMoney } from '@cairn/core'
import { StrictMode, startTransition, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { shopConfig } from '../../../shop.config.ts'
import { createPrivacy } from '../../consent/createPrivacy.ts'
import { cacheNames } from '../../country/names.ts'
import { loadMessages } from '../../messages/index.ts'
import { applyHead, documentHead } from '../routing/head.ts'
import { startNavigator } from '../routing/navigator.ts'
import { emptyState, loadPage, type PageState } from '../routing/pageState.ts'
import { prepareFocus } from '../routing/prepareFocus.ts'
import { findPage } from '../routing/routes.ts'
import { App } from '../shell/App.tsx'
import type { ShellData } from '../shell/Shell.tsx'
import { normalisePath, parseAddress, toHref } from '../shop/address.ts'
import { createLazyShop } from '../shop/createLazyShop.ts'
import { nextTask } from '../shop/nextTask.ts'
import { defaultSite, findSite } from '../shop/sites.ts'
import { storeSettings } from '../shop/storeSettings.ts'
import { readPayload, readShell, receiveDeferred } from './hydrationPayload.ts'
import { layOutSkippedParts } from './layOutSkippedParts.ts'
import { prefetchOnIntent } from './prefetchOnIntent.ts'
import { preloadOnIntent } from './preloadOnIntent.ts'
import { reloadOnce } from './reloadOnce.ts'
import { shopPlatform } from './shopPlatform.ts'
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
  const payload = readPayload(document)
  const site = findSite(payload.prefix) ?? defaultSite
  cacheNames(site, payload.names)
  const shell = readShell(document) as ShellData | undefined
  const url = new URL(location.href)
  const found = findPage(parseAddress(normalisePath(url.pathname))?.path ?? '')
  const [messages, page] = await Promise.all([
    loadMessages(site.hreflang),
    payload.status === 200 ? found?.load() : undefined,
  ])
  const first: PageState = {
    ...emptyState(url, payload.status),
    ...(page && found && { page, params: found.params }),
    data: payload.data,
    deferred: receiveDeferred(document, payload.deferred),
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

  // Each of the next three steps has a task of its own, so that none delays an input for long.
  await nextTask()
  const store = createLazyShop({ site: site.prefix, ...storeSettings(site), platform: shopPlatform() })
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
        formattedTexts={payload.formattedTexts}
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
  await nextTask()
  // Hydrate in a transition: React then yields every few milliseconds, and the browser can respond to input meanwhile.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Root />
      </StrictMode>,
    )
  })

  await nextTask()
  const navigator = startNavigator({
    navigation: window.navigation,
    site,
    first,
    load: (target, path, signal) =>
      loadPage({ site, path, url: target, gateways: store.gateways, signal, onError: reportError }),
    setPending: (isNavigating) => change({ isNavigating }),
    show: (state, turn, isBackForward) => {
      const head = documentHead(state, site, messages)
      applyHead(document, head)
      const announcement = { page: messages.common.pageShown(head.title), part: head.part ?? '', same: '' }[turn]
      const moveFocus = prepareFocus(document, turn, isBackForward)
      // Render synchronously, because the browser restores the scroll position when this function returns.
      flushSync(() => change({ state, isNavigating: false, announcement }))
      moveFocus()
    },
    reload: (target) => {
      if (!reloadAfterDeployment()) change({ state: emptyState(target, 500), isNavigating: false })
    },
  })
  prefetchOnIntent(document, navigator.prefetch)
  layOutSkippedParts(document)
  whenIdle(() => {
    // If the consent tool fails to load, the shop does not ask for consent and tracks nothing. The Cookie Settings
    // button loads the tool again.
    privacy.loadConsent().catch(() => undefined)
  })
  preloadOnIntent(document, () => {
    // Ignore a failed preload: the next command of the visitor loads the store again and reports an error.
    store.preload().catch(() => undefined)
    privacy.loadTracking().catch(() => undefined)
    // Warm up `Intl`: the first formatted price takes longer than a frame, which would delay the first quantity change.
    whenIdle(() => formatMoney({ amount: 0, currency: site.currency }, site.hreflang))
  })
}

/** Hydrates the page that the server rendered. */
export const hydrate = (): Promise<void> =>
  start().catch((error: unknown) => {
    reportError(error)
    reloadAfterDeployment()
  })
