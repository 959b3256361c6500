import { StoreError } from '@cairn/core'
import type { DeferredRecord } from '../loading/deferred.ts'
import type { PageGateways } from '../shop/gateways.ts'
import type { Site } from '../shop/sites.ts'
import type { Page, Redirect } from './page.ts'
import { type FindPage, findPage } from './routes.ts'

/** 500: the page failed to render; 503: its data failed to load. */
export type PageStatus = 200 | 404 | 500 | 503

/** Everything needed to render a page. It is replaced as a whole, so that a page always matches its URL. */
export interface PageState {
  readonly status: PageStatus
  readonly url: URL
  readonly params: Readonly<Record<string, string>>
  /** Defined if `status` is 200. */
  readonly page?: Page
  readonly data?: unknown
  readonly deferred: DeferredRecord
}

export interface LoadPageOptions {
  readonly site: Site
  /** Normalized path inside the site. */
  readonly path: string
  readonly url: URL
  readonly gateways: PageGateways
  readonly signal: AbortSignal
  /** Finds the page of a path; by default the shop's route table does this. */
  readonly findPage?: FindPage | undefined
  /** Receives the error of a failed load; the state carries only the status. */
  readonly onError: (error: unknown) => void
}

export const emptyState = (url: URL, status: PageStatus): PageState => ({ status, url, params: {}, deferred: {} })

const isTimeout = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'TimeoutError'

/**
 * Finds the page of a path and runs its `load`, on the server and in the browser. Rejects only if the chunk fails to
 * load or the load was aborted.
 */
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
    // If the store rejects a path as invalid, the page does not exist.
    if (error instanceof StoreError && error.code === 'REFUSED') return emptyState(url, 404)
    onError(error)
    return emptyState(url, 503)
  }
}

export const isRedirect = (value: PageState | Redirect): value is Redirect => 'kind' in value
