import { Writable } from 'node:stream'
import type { Menus } from '@cairn/core/content'
import { createDeferredStore, type DeferredStore } from '@cairn/core/deferred'
import { createMemoryPlatform } from '@cairn/core/platform'
import { StrictMode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { namesOf, type SiteNames } from '../country/names.ts'
import { loadMessages, messagesFile } from '../messages/index.ts'
import { App } from './App.tsx'
import { settle, settleWithin } from './deferred.ts'
import type { PageGateways } from './gateways.ts'
import { deferredId, type HandOver, handOverDeferred, handOverId, shellId, toSettled } from './handOver.ts'
import { documentHead } from './head.ts'
import { dataBlock, printHead } from './html.ts'
import { KeepContext } from './kept.tsx'
import { type KeptParts, keeping } from './keptParts.tsx'
import { loadShell } from './loadShell.ts'
import { emptyState, isRedirect, loadPage, type PageState, type PageStatus } from './pageState.ts'
import { encode, type Piece } from './pieces.ts'
import { type FindPage, findPage } from './routes.ts'
import type { ShellData } from './Shell.tsx'
import type { Site } from './sites.ts'
import { storeSettings } from './storeSettings.ts'
import type { Told } from './told.ts'

export { createGateways, type PageGateways } from './gateways.ts'

export interface RenderRequest {
  readonly site: Site
  /** Path inside the site; `undefined` for an address that belongs to no site: its page is 404. */
  readonly path: string | undefined
  readonly url: URL
  readonly gateways: PageGateways
  readonly signal: AbortSignal
  readonly onError: (error: unknown) => void
  /** What other pages have drawn already; left out, everything is drawn anew. */
  readonly keptParts?: KeptParts | undefined
  /** The shop's own table of routes unless another is given. */
  readonly findPage?: FindPage
}

/** A page in parts, for the server to put between its own tags. */
export interface RenderedPage {
  readonly kind: 'page'
  readonly status: PageStatus
  readonly head: string
  readonly body: readonly Piece[]
  readonly data: readonly Piece[]
  /** Blocks of what was not ready in time, in the order in which they become ready. */
  readonly late: AsyncIterable<string> | undefined
  /** All that belongs to it was there when it was drawn: nothing had failed, and nothing comes late. */
  readonly isWhole: boolean
  /** The source files whose chunks this page needs, from `src/app`. */
  readonly files: readonly string[]
}

export interface RenderedRedirect {
  readonly kind: 'redirect'
  readonly status: number
  readonly to: string
}

/** What is ready this soon after the page's own data stands in the HTML; the rest comes after it. */
const graceForDeferred = 50

/** How React marks a part that was not there when it was drawn. No text can hold it: its `<` would be escaped. */
const NOT_THERE = '<!--$!-->'

/** Draws at once, which costs half of what a stream does; a page with parts that have to be fetched first is drawn again as one. */
const renderToPieces = async (
  app: React.ReactNode,
  { site, signal, keptParts }: RenderRequest,
  told: Told,
): Promise<readonly Piece[]> => {
  const { keep, fill } = keeping(keptParts, site, told)
  const text = renderToString(
    <StrictMode>
      <KeepContext value={keep}>{app}</KeepContext>
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
      // React splits large boundaries off and moves them into place with inline scripts, which our policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: (error) => {
        failure ??= { error }
      },
    })
    signal.addEventListener('abort', () => stream.abort(signal.reason), { once: true })
  })

/** Yields the block of each late value as soon as it is there. */
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

const stores = new WeakMap<Site, DeferredStore>()

/** Nobody has arrived yet when a page is drawn: no store is started or told anything, so all pages of a site are drawn with one. */
const storeFor = (site: Site): DeferredStore => {
  const store =
    stores.get(site) ??
    createDeferredStore({ site: site.prefix, platform: createMemoryPlatform(), ...storeSettings(site) })
  stores.set(site, store)
  return store
}

const printedShells = new WeakMap<Menus, { readonly promo: ShellData['promo']; readonly piece: Piece }>()

/** The menus are the longest block of most pages and the same for all of a site while their answer is fresh: they are printed once. */
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
  const told: Told = {}
  const body = await renderToPieces(
    <App
      site={site}
      store={storeFor(site)}
      messages={messages}
      shell={shell}
      told={told}
      state={state}
      isNavigating={false}
      isFirst
      announcement=""
      navigate={() => undefined}
      onError={onError}
    />,
    request,
    told,
  )
  const { status, data, deferred } = state
  const handOver: HandOver = {
    prefix: site.prefix,
    names: namesFor(site),
    told,
    status,
    data,
    deferred: handOverDeferred(deferred),
  }
  const found = state.page && (request.findPage ?? findPage)(request.path ?? '')
  const isLate = Object.values(deferred).some((value) => value.status === 'pending')
  return {
    kind: 'page',
    status,
    head,
    body,
    data: [dataBlock(handOverId, handOver), shellBlock(shell)],
    late: isLate ? lateBlocks(state) : undefined,
    isWhole: shell?.menus != null && Object.values(deferred).every((value) => value.status === 'ready'),
    files: [
      `../messages/${messagesFile(site.language).slice(2)}`,
      ...(found ? [found.file] : []),
      ...(state.page?.parts?.(data) ?? []),
    ],
  }
}

/** Loads and draws the page of an address. Rejects only when even the page of an error cannot be drawn. */
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
