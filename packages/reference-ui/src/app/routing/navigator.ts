import { browserConnectivity } from '../loading/connectivity.ts'
import { normalisePath, parseAddress, toHref } from '../shop/address.ts'
import type { Site } from '../shop/sites.ts'
import type { Redirect, Turn } from './page.ts'
import { emptyState, isRedirect, type PageState } from './pageState.ts'
import { matchRoute } from './routes.ts'

/** The part of the browser's Navigation API that the shop uses. */
export type NavigationPort = Pick<Navigation, 'addEventListener' | 'navigate' | 'traverseTo' | 'currentEntry'>

export interface NavigatorOptions {
  /** Undefined in browsers without the Navigation API: there every link loads a document, and the shop still works. */
  readonly navigation: NavigationPort | undefined
  readonly site: Site
  readonly first: PageState
  readonly load: (url: URL, path: string, signal: AbortSignal) => Promise<PageState | Redirect>
  /**
   * Renders the page and updates the DOM before it returns. On Back and Forward (`isBackForward`) it must not scroll,
   * because a scroll cancels the browser's own scroll restoration.
   */
  readonly show: (state: PageState, turn: Turn, isBackForward: boolean) => void
  readonly setPending: (isPending: boolean) => void
  /**
   * Loads a URL as a new document. Called when a chunk fails to load although the server responds, because a deployment
   * has then probably removed the chunk.
   */
  readonly reload: (url: URL) => void
  /**
   * Whether the server responds. Without a response, the failure of a chunk does not indicate a deployment, and a
   * reload would fail too.
   */
  readonly isReachable?: () => Promise<boolean>
  /** Whether the device reports that it is offline; then nothing is prefetched. */
  readonly isOffline?: () => boolean
}

const rememberedPages = 30
const prefetchLifetime = 30_000

interface Prefetch {
  readonly at: number
  readonly loading: Promise<PageState | Redirect>
}

export interface Navigator {
  /** Prefetches the chunk and the data of a URL that the visitor is likely to open next. */
  readonly prefetch: (url: URL) => void
}

/**
 * Handles navigations inside the site without a new document. The browser manages history, scroll position, abort and
 * Back/Forward; this code loads and renders.
 */
export const startNavigator = (options: NavigatorOptions): Navigator => {
  const { navigation, site, first, load, show, setPending, reload } = options
  const { isReachable, isOffline } = { ...browserConnectivity, ...options }
  const pages = new Map<string, PageState>()
  const prefetched = new Map<string, Prefetch>()
  let shown = first
  let started = 0

  const pathOf = (url: URL): string | undefined => {
    if (url.origin !== first.url.origin) return undefined
    const address = parseAddress(normalisePath(url.pathname))
    return address?.site === site && matchRoute(address.path) ? address.path : undefined
  }

  const turnTo = ({ url, status }: Pick<PageState, 'url' | 'status'>): Turn =>
    url.pathname !== shown.url.pathname || status !== shown.status
      ? 'page'
      : (shown.page?.turn?.(shown.url, url) ?? 'same')

  const remember = (state: PageState): void => {
    shown = state
    const key = navigation?.currentEntry?.key
    if (!key) return
    pages.delete(key)
    pages.set(key, state)
    const [oldest] = pages.keys()
    if (pages.size > rememberedPages && oldest !== undefined) pages.delete(oldest)
  }

  const forgetOld = (): void => {
    for (const [href, { at }] of prefetched) if (Date.now() - at >= prefetchLifetime) prefetched.delete(href)
  }

  const takePrefetched = (url: URL): Prefetch['loading'] | undefined => {
    forgetOld()
    const found = prefetched.get(url.href)
    prefetched.delete(url.href)
    return found?.loading
  }

  const loadNow = async (url: URL, path: string, signal: AbortSignal): Promise<PageState | Redirect> => {
    const early = await takePrefetched(url)?.catch(() => undefined)
    // Load again if the prefetch failed.
    return early && (isRedirect(early) || early.status < 500) ? early : load(url, path, signal)
  }

  /**
   * Returns to the entry of the visible page after the visitor has stopped a navigation: the address bar already shows
   * the other page. The browser also stops a navigation when another one starts, which it reports a moment later.
   */
  const returnTo = (key: string | undefined): void => {
    const before = started
    setTimeout(() => {
      if (key !== undefined && before === started) navigation?.traverseTo(key)
    })
  }

  const open = async (event: NavigateEvent, url: URL, path: string, from: string | undefined): Promise<void> => {
    const { signal } = event
    const cached = event.navigationType === 'traverse' ? pages.get(event.destination.key) : undefined
    let next: PageState | Redirect
    try {
      // Do not restore an error page from memory; load it again.
      if (cached?.url.href === url.href && cached.status < 500) next = cached
      else {
        setPending(true)
        let isLoading = true
        // Clear the pending state here, because an aborted navigation returns before this function clears the state. A
        // click on a link to a fragment of this page, for instance, aborts the navigation.
        signal.addEventListener('abort', () => {
          setPending(false)
          if (isLoading) returnTo(from)
        })
        next = await loadNow(url, path, signal).finally(() => {
          isLoading = false
        })
      }
    } catch (error) {
      if (signal.aborted) return
      if (!isOffline() && (await isReachable())) {
        setPending(false)
        reload(url)
        throw error
      }
      next = emptyState(url, 503)
    }
    if (signal.aborted) return
    setPending(false)
    if (isRedirect(next)) {
      navigation?.navigate(toHref(site, next.to), { history: 'replace' })
      return
    }
    const turn = turnTo(next)
    remember(next)
    show(next, turn, event.navigationType === 'traverse')
  }

  navigation?.addEventListener('navigate', (event) => {
    started += 1
    const { canIntercept, hashChange, downloadRequest, formData, navigationType, destination } = event
    if (!canIntercept || hashChange || downloadRequest !== null || formData || navigationType === 'reload') return
    const link = 'sourceElement' in event && event.sourceElement instanceof Element ? event.sourceElement : null
    if (link?.closest('[data-router="off"]')) return
    const url = new URL(destination.url)
    // `history.replaceState` only changes the URL of the visible page. Load nothing, and remember the page under its
    // new URL.
    if (navigationType === 'replace' && destination.sameDocument) return remember({ ...shown, url })
    const path = pathOf(url)
    if (path === undefined) return
    // Let the browser scroll to the top for a new page, and for a link to the current page, such as the logo on the
    // home page. Other filters or sorting keep the scroll position, and `show` scrolls to another page of a list
    // (`part`).
    const isAgain = link !== null && url.href === shown.url.href
    const from = navigation.currentEntry?.key
    const isNewPage = isAgain || turnTo({ url, status: shown.status }) === 'page'
    event.intercept({
      focusReset: 'manual',
      scroll: isNewPage || navigationType === 'traverse' ? 'after-transition' : 'manual',
      handler: () => open(event, url, path, from),
    })
  })
  remember(first)

  return {
    prefetch: (url) => {
      const path = pathOf(url)
      forgetOld()
      if (path === undefined || url.href === shown.url.href || isOffline() || prefetched.has(url.href)) return
      const loading = load(url, path, AbortSignal.timeout(prefetchLifetime))
      loading.catch(() => prefetched.delete(url.href))
      prefetched.set(url.href, { at: Date.now(), loading })
    },
  }
}
