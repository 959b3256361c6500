import { normalisePath, parseAddress, toHref } from './address.ts'
import { browserLine } from './line.ts'
import type { Redirect, Turn } from './page.ts'
import { emptyState, isRedirect, type PageState } from './pageState.ts'
import { matchRoute } from './routes.ts'
import type { Site } from './sites.ts'

/** The part of the browser's Navigation API that is used. */
export type NavigationPort = Pick<Navigation, 'addEventListener' | 'navigate' | 'currentEntry'>

export interface NavigatorOptions {
  /** Absent in browsers without the Navigation API: there every link loads a document, and the shop works all the same. */
  readonly navigation: NavigationPort | undefined
  readonly site: Site
  readonly first: PageState
  readonly load: (url: URL, path: string, signal: AbortSignal) => Promise<PageState | Redirect>
  /**
   * Draws the page; the document is changed when it returns. `turn` says what it is to the reader of the page before. On a way back, and forward
   * again, the browser knows where the reader was, and forgets it once something else has scrolled.
   */
  readonly show: (state: PageState, turn: Turn, isWayBack: boolean) => void
  readonly setPending: (isPending: boolean) => void
  /** The chunk of a page is gone (a deployment): the document is loaded anew. */
  readonly reload: (url: URL) => void
  /** Whether the shop answers at all. Without a line no deployment is to blame, and a document cannot be loaded either. */
  readonly isAnswering?: () => Promise<boolean>
  /** Whether the device knows that it has no network: then nothing is fetched ahead of time. */
  readonly isDown?: () => boolean
}

const rememberedPages = 30
const prefetchLifetime = 30_000

interface Prefetch {
  readonly at: number
  readonly loading: Promise<PageState | Redirect>
}

export interface Navigator {
  /** Loads the chunk and the data of an address that is likely to be opened next. */
  readonly prefetch: (url: URL) => void
}

/** Turns navigations inside the site into page changes. The browser keeps history, scroll position, abort and back/forward; we load and draw. */
export const startNavigator = (options: NavigatorOptions): Navigator => {
  const { navigation, site, first, load, show, setPending, reload } = options
  const { isAnswering, isDown } = { ...browserLine, ...options }
  const pages = new Map<string, PageState>()
  const prefetched = new Map<string, Prefetch>()
  let shown = first

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
    // What failed ahead of time is tried again now that it is wanted.
    return early && (isRedirect(early) || early.status < 500) ? early : load(url, path, signal)
  }

  const open = async (event: NavigateEvent, url: URL, path: string): Promise<void> => {
    const { signal } = event
    const kept = event.navigationType === 'traverse' ? pages.get(event.destination.key) : undefined
    let next: PageState | Redirect
    try {
      // What could not be shown then is asked for again.
      if (kept?.url.href === url.href && kept.status < 500) next = kept
      else {
        setPending(true)
        // Stopped, by a link to a part of this very page for one, it ends without an answer.
        signal.addEventListener('abort', () => setPending(false))
        next = await loadNow(url, path, signal)
      }
    } catch (error) {
      if (signal.aborted) return
      if (!isDown() && (await isAnswering())) {
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
    const { canIntercept, hashChange, downloadRequest, formData, navigationType, destination } = event
    if (!canIntercept || hashChange || downloadRequest !== null || formData || navigationType === 'reload') return
    const link = 'sourceElement' in event && event.sourceElement instanceof Element ? event.sourceElement : null
    if (link?.closest('[data-router="off"]')) return
    const url = new URL(destination.url)
    // `history.replaceState`: the page that is shown has said itself what its address is.
    if (navigationType === 'replace' && destination.sameDocument) return remember({ ...shown, url })
    const path = pathOf(url)
    if (path === undefined) return
    // A filter or a sort order keeps the reader where the reader is; the next part of a list is scrolled to when it is shown.
    // Whoever follows a link to where they are, such as the logo on the home page, wants its top.
    const isAgain = link !== null && url.href === shown.url.href
    const isNewPage = isAgain || turnTo({ url, status: shown.status }) === 'page'
    event.intercept({
      focusReset: 'manual',
      scroll: isNewPage || navigationType === 'traverse' ? 'after-transition' : 'manual',
      handler: () => open(event, url, path),
    })
  })
  remember(first)

  return {
    prefetch: (url) => {
      const path = pathOf(url)
      forgetOld()
      if (path === undefined || url.href === shown.url.href || isDown() || prefetched.has(url.href)) return
      const loading = load(url, path, AbortSignal.timeout(prefetchLifetime))
      loading.catch(() => prefetched.delete(url.href))
      prefetched.set(url.href, { at: Date.now(), loading })
    },
  }
}
