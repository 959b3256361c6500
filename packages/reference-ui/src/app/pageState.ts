import { StoreError } from '@cairn/core'
import type { DeferredRecord } from './deferred.ts'
import type { PageGateways } from './gateways.ts'
import type { Page, Redirect } from './page.ts'
import { type FindPage, findPage } from './routes.ts'
import type { Site } from './sites.ts'

/** 500: the page broke; 503: its data could not be read. */
export type PageStatus = 200 | 404 | 500 | 503

/** All that is needed to draw a page. Replaced as a whole, so a page and its address never disagree. */
export interface PageState {
  readonly status: PageStatus
  readonly url: URL
  readonly params: Readonly<Record<string, string>>
  /** Present when `status` is 200. */
  readonly page?: Page
  readonly data?: unknown
  readonly deferred: DeferredRecord
}

export interface LoadPageOptions {
  readonly site: Site
  /** Path inside the site, normalised. */
  readonly path: string
  readonly url: URL
  readonly gateways: PageGateways
  readonly signal: AbortSignal
  /** The shop's own table of routes unless another is given. */
  readonly findPage?: FindPage | undefined
  /** Told why a page could not be loaded; the state carries only the status. */
  readonly onError: (error: unknown) => void
}

export const emptyState = (url: URL, status: PageStatus): PageState => ({ status, url, params: {}, deferred: {} })

const isTimeout = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'TimeoutError'

/** Finds the page of a path and runs its load; the same on the server and in the browser. Rejects only when the chunk of the page is gone or the load was aborted. */
export const loadPage = async (options: LoadPageOptions): Promise<PageState | Redirect> => {
  const { site, path, url, gateways, signal, onError } = options
  const found = (options.findPage ?? findPage)(path)
  if (!found) return emptyState(url, 404)
  const page = await found.load()
  try {
    const outcome = await page.load({ site, params: found.params, url, gateways, signal })
    if (outcome.kind === 'redirect') return outcome
    if (outcome.kind === 'notFound') return emptyState(url, 404)
    return { status: 200, url, params: found.params, page, data: outcome.data, deferred: outcome.deferred }
  } catch (error) {
    if (signal.aborted && !isTimeout(signal.reason)) throw error
    // An address that the store cannot even read names nothing.
    if (error instanceof StoreError && error.code === 'REFUSED') return emptyState(url, 404)
    onError(error)
    return emptyState(url, 503)
  }
}

export const isRedirect = (value: PageState | Redirect): value is Redirect => 'kind' in value
