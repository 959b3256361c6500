import { Writable } from 'node:stream'
import type { Menus } from '@cairn/core/content'
import { createMemoryPlatform } from '@cairn/core/platform'
import { StrictMode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { namesOf, type SiteNames } from '../../country/names.ts'
import { loadMessages, messagesFile } from '../../messages/index.ts'
import {
  deferredId,
  type HydrationPayload,
  payloadId,
  shellId,
  toPayloadDeferred,
  toSettled,
} from '../client/hydrationPayload.ts'
import { CachedPartContext } from '../loading/cachedPart.tsx'
import { settle, settleWithin } from '../loading/deferred.ts'
import { documentHead } from '../routing/head.ts'
import { emptyState, isRedirect, loadPage, type PageState, type PageStatus } from '../routing/pageState.ts'
import { type FindPage, findPage } from '../routing/routes.ts'
import { App } from '../shell/App.tsx'
import type { ShellData } from '../shell/Shell.tsx'
import { createLazyShop, type LazyShop } from '../shop/createLazyShop.ts'
import type { FormattedTexts } from '../shop/formattedTexts.ts'
import type { PageGateways } from '../shop/gateways.ts'
import type { Site } from '../shop/sites.ts'
import { storeSettings } from '../shop/storeSettings.ts'
import { dataBlock, printHead } from './html.ts'
import { loadShell } from './loadShell.ts'
import { openPartCache, type PartCache } from './partCache.tsx'
import { encode, type Piece } from './pieces.ts'

export { createGateways, type PageGateways } from '../shop/gateways.ts'

export interface RenderRequest {
  readonly site: Site
  /** Path inside the site; `undefined` for a URL that belongs to no site, which renders as 404. */
  readonly path: string | undefined
  readonly url: URL
  readonly gateways: PageGateways
  readonly signal: AbortSignal
  readonly onError: (error: unknown) => void
  /** The cache of rendered parts that pages share. Without it every part is rendered again. */
  readonly partCache?: PartCache | undefined
  /** Finds the page of a path; by default the shop's route table does this. */
  readonly findPage?: FindPage
}

/** The pieces of a rendered page. The server inserts them between the tags of the document. */
export interface RenderedPage {
  readonly kind: 'page'
  readonly status: PageStatus
  readonly head: string
  readonly body: readonly Piece[]
  readonly data: readonly Piece[]
  /** Data blocks of the deferred values that were not ready in time, in the order in which they settle. */
  readonly late: AsyncIterable<string> | undefined
  /** Whether the page is complete: nothing failed and no value arrives late. */
  readonly isWhole: boolean
  /** The source files whose chunks this page needs, relative to `src`. */
  readonly files: readonly string[]
}

export interface RenderedRedirect {
  readonly kind: 'redirect'
  readonly status: number
  readonly to: string
}

/**
 * Milliseconds to wait for deferred values after the page's own data has loaded. Values that arrive in time go into the
 * HTML.
 */
const graceForDeferred = 50

/** React's marker for a suspended part. Page text cannot contain it, because React escapes `<`. */
const NOT_THERE = '<!--$!-->'

/**
 * Renders synchronously, which costs half as much as a stream. A page with suspended parts is rendered again as a
 * stream.
 */
const renderToPieces = async (
  app: React.ReactNode,
  { site, signal, partCache }: RenderRequest,
  formattedTexts: FormattedTexts,
): Promise<readonly Piece[]> => {
  const { renderPart, fill } = openPartCache(partCache, site, formattedTexts)
  const text = renderToString(
    <StrictMode>
      <CachedPartContext value={renderPart}>{app}</CachedPartContext>
    </StrictMode>,
  )
  return text.includes(NOT_THERE) ? [await renderPatiently(app, signal)] : fill(text)
}

const renderPatiently = (app: React.ReactNode, signal: AbortSignal): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let failure: { readonly error: unknown } | undefined
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk)
        done()
      },
      final: (done) => {
        done()
        if (failure) reject(failure.error)
        else resolve(Buffer.concat(chunks).toString())
      },
    })
    const stream = renderToPipeableStream(<StrictMode>{app}</StrictMode>, {
      // By default React sends a large boundary separately and moves it into place with an inline script. The content
      // security policy forbids inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: (error) => {
        failure ??= { error }
      },
    })
    signal.addEventListener('abort', () => stream.abort(signal.reason), { once: true })
  })

/** Yields the data block of each late value as soon as the value settles. */
const lateBlocks = async function* (state: PageState): AsyncGenerator<string> {
  const waiting = new Map(
    Object.entries(state.deferred)
      .filter(([, deferred]) => deferred.status === 'pending')
      .map(([key, deferred]) => [key, settle(deferred).then((settled) => ({ key, settled }))]),
  )
  while (waiting.size > 0) {
    const { key, settled } = await Promise.race(waiting.values())
    waiting.delete(key)
    yield dataBlock(deferredId(key), toSettled(settled))
  }
}

const knownNames = new WeakMap<Site, SiteNames>()

const namesFor = (site: Site): SiteNames => {
  const names = knownNames.get(site) ?? namesOf(site)
  knownNames.set(site, names)
  return names
}

const stores = new WeakMap<Site, LazyShop>()

/**
 * Returns the store of a site, which all its pages share. This is safe, because server rendering never starts a store
 * or sends it commands.
 */
const storeFor = (site: Site): LazyShop => {
  const store =
    stores.get(site) ?? createLazyShop({ site: site.prefix, platform: createMemoryPlatform(), ...storeSettings(site) })
  stores.set(site, store)
  return store
}

const printedShells = new WeakMap<Menus, { readonly promo: ShellData['promo']; readonly piece: Piece }>()

/**
 * Returns the data block of header and footer, which is cached, because the menus are the largest data of most pages.
 * The key of the cache is the object `menus`, which stays the same while the response with the menus is cached.
 */
const shellBlock = (shell: ShellData | undefined): Piece => {
  if (!shell?.menus) return shell ? dataBlock(shellId, shell) : ''
  const { menus, promo } = shell
  const known = printedShells.get(menus)
  if (known?.promo === promo) return known.piece
  const piece = encode(dataBlock(shellId, shell))
  printedShells.set(menus, { promo, piece })
  return piece
}

const draw = async (request: RenderRequest, state: PageState, shell: ShellData | undefined): Promise<RenderedPage> => {
  const { site, onError } = request
  const messages = await loadMessages(site.hreflang)
  const head = printHead(documentHead(state, site, messages))
  const formattedTexts: FormattedTexts = {}
  const body = await renderToPieces(
    <App
      site={site}
      store={storeFor(site)}
      messages={messages}
      shell={shell}
      formattedTexts={formattedTexts}
      state={state}
      isNavigating={false}
      isFirst
      announcement=""
      navigate={() => undefined}
      onError={onError}
    />,
    request,
    formattedTexts,
  )
  const { status, data, deferred } = state
  const payload: HydrationPayload = {
    prefix: site.prefix,
    names: namesFor(site),
    formattedTexts,
    status,
    data,
    deferred: toPayloadDeferred(deferred),
  }
  const found = state.page && (request.findPage ?? findPage)(request.path ?? '')
  const isLate = Object.values(deferred).some((value) => value.status === 'pending')
  return {
    kind: 'page',
    status,
    head,
    body,
    data: [dataBlock(payloadId, payload), shellBlock(shell)],
    late: isLate ? lateBlocks(state) : undefined,
    isWhole: shell?.menus != null && Object.values(deferred).every((value) => value.status === 'ready'),
    files: [
      `messages/${messagesFile(site.language).slice(2)}`,
      ...(found ? [found.file] : []),
      ...(state.page?.parts?.(data) ?? []),
    ],
  }
}

/** Loads and renders the page of a URL. Rejects only if the request was aborted or the error page itself fails. */
export const render = async (request: RenderRequest): Promise<RenderedPage | RenderedRedirect> => {
  const { site, path, url, gateways, signal, onError } = request
  const [loaded, shell] = await Promise.all([
    path === undefined
      ? emptyState(url, 404)
      : loadPage({ site, path, url, gateways, signal, onError, findPage: request.findPage }),
    loadShell({ site, gateways, signal }).catch((error: unknown) => {
      onError(error)
      return undefined
    }),
  ])
  if (isRedirect(loaded)) return loaded
  const state = { ...loaded, deferred: await settleWithin(loaded.deferred, graceForDeferred) }
  try {
    return await draw(request, state, shell)
  } catch (error) {
    if (signal.aborted) throw error
    onError(error)
    return draw(request, emptyState(url, 500), shell)
  }
}
