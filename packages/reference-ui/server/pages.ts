import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseSite, siteForReader, siteOfCountry } from '../src/app/server/chooseSite.ts'
import type { PageGateways, RenderedPage } from '../src/app/server/entry-server.tsx'
import type { PartCache } from '../src/app/server/partCache.tsx'
import { joinPieces, type Piece } from '../src/app/server/pieces.ts'
import { type Address, normalisePath, parseAddress, toHref } from '../src/app/shop/address.ts'
import type { Site } from '../src/app/shop/sites.ts'
import { isContactPath } from '../src/contact/forms.ts'
import { closeDocument, openDocument } from './document.ts'
import { cachedAtMost, partCachedAtMost, watchDeliveryDates } from './pageLifetime.ts'
import { badRequest, sendProblem } from './problems.ts'
import { rememberReads } from './rememberReads.ts'
import type { Renderer } from './renderer.ts'
import { isNotModified, weakEtag } from './securityHeaders.ts'
import { detectCountry, visitorHints } from './visitor.ts'

export interface PagesOptions {
  readonly origin: string
  readonly storeUrl: string
  readonly renderer: Renderer
}

const loadPatience = 10_000

/**
 * `Cache-Control` of an error page by status, with lifetimes in seconds. Pages contain no data of a shopper, so one
 * shared copy serves everyone.
 */
const cacheControl: Readonly<Record<Exclude<RenderedPage['status'], 200>, string>> = {
  404: 'public, max-age=0, s-maxage=10',
  500: 'no-store',
  503: 'no-store',
}

/** Whether a path is the callback of the sign-in. Its URL contains credentials, so the page must not be cached. */
const isStepOfSignIn = (path: string | undefined): boolean => path === '/auth-callback'

const cacheControlOf = ({ status, isWhole }: RenderedPage, path: string | undefined, lifetime: number): string => {
  if (isStepOfSignIn(path)) return 'no-store'
  if (status !== 200) return cacheControl[status]
  return isWhole ? cachedAtMost(lifetime) : partCachedAtMost(lifetime)
}

/**
 * Whether a path without a site prefix may lead to a page of a site: home, `/{slug}`, the account, the contact page or
 * a page about the company.
 */
const isBarePath = (path: string): boolean =>
  path.split('/').length === 2 || path.startsWith('/account/') || path.startsWith('/legal/') || isContactPath(path)

const publicUrl = (request: FastifyRequest, origin: string): URL | undefined => {
  // Joins the two strings: resolving `//host/` against a base URL would change the host.
  const target = request.raw.url ?? ''
  return target.startsWith('/') && URL.canParse(origin + target) ? new URL(origin + target) : undefined
}

/**
 * Returns a signal that aborts when the visitor leaves or the page's data take too long to load. The timer stops when
 * the response ends, because it would otherwise create a useless error with a stack trace later.
 */
const abortWith = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController()
  const patience = setTimeout(
    () => controller.abort(new DOMException('Reading took too long', 'TimeoutError')),
    loadPatience,
  )
  reply.raw.once('close', () => {
    clearTimeout(patience)
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

const documentStream = async function* (
  start: readonly Piece[],
  late: AsyncIterable<string>,
): AsyncGenerator<string | Uint8Array> {
  yield joinPieces(start)
  yield* late
  yield closeDocument
}

export const createPageHandler = ({ origin, storeUrl, renderer }: PagesOptions) => {
  const gateways = new Map<Site, PageGateways>()
  // During development, rendered parts of pages are not cached, so that every page is rendered completely.
  const partCache: PartCache | undefined = renderer.developmentHead ? undefined : new Map()
  const gatewaysOf = async (site: Site): Promise<PageGateways> => {
    const { createGateways } = await renderer.load()
    // During development, create the gateways for each page, so that a change of their code applies to the next page.
    if (renderer.developmentHead) return createGateways(storeUrl, site)
    const known = gateways.get(site) ?? rememberReads(createGateways(storeUrl, site))
    gateways.set(site, known)
    return known
  }

  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { site, path }: { readonly site: Site; readonly path: string | undefined },
    url: URL,
  ) => {
    const { render, createGateways } = await renderer.load()
    const { gateways: watched, lifetime } = watchDeliveryDates(await gatewaysOf(site), (send) =>
      createGateways(storeUrl, site, send),
    )
    const page = await render({
      site,
      path,
      url,
      gateways: watched,
      partCache,
      signal: abortWith(reply),
      onError: (error) => request.log.error({ err: error, path }, 'page failed'),
    })
    if (page.kind === 'redirect') return reply.redirect(toHref(site, page.to), page.status)
    reply.code(page.status).type('text/html; charset=utf-8')
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
    reply.header('cache-control', cacheControlOf(page, path, lifetime()))
    if (page.status === 503) reply.header('retry-after', '5')
    const start = openDocument({
      lang: site.hreflang,
      head: page.head,
      body: page.body,
      data: page.data,
      start: renderer.start,
      assets: renderer.assets(page.files),
      isLate: page.late !== undefined,
      developmentHead: await renderer.developmentHead?.(url.pathname),
    })
    if (page.late) return reply.send(Readable.from(documentStream(start, page.late)))
    const body = joinPieces([...start, closeDocument])
    const etag = weakEtag(body)
    if (page.status === 200) reply.header('etag', etag)
    if (page.status === 200 && isNotModified(etag, request.headers['if-none-match'])) return reply.code(304).send()
    return reply.send(body)
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const url = publicUrl(request, origin)
    if (!url) return sendProblem(request, reply, badRequest)
    const path = normalisePath(url.pathname)
    const address: Address | undefined = parseAddress(path)
    if (address && path !== url.pathname) return reply.redirect(path + url.search, 301)
    // No link of the shop leads to `/account`, but a user may type it or shorten a URL to it. The account starts with
    // its dashboard.
    if (address?.path === '/account')
      return reply.redirect(toHref(address.site, `/account/dashboard${url.search}`), 301)
    if (address) return sendPage(request, reply, address, url)
    const hints = visitorHints(request)
    const ofCountry = siteOfCountry(path.slice(1), hints.browserLanguages)
    if (ofCountry)
      return reply.header('cache-control', 'private, no-store').redirect(toHref(ofCountry, `/${url.search}`), 302)
    if (isBarePath(path)) {
      const site = await chooseSite(hints, detectCountry(storeUrl, request))
      return reply.header('cache-control', 'private, no-store').redirect(toHref(site, path + url.search), 302)
    }
    reply.header('vary', 'cookie, accept-language')
    return sendPage(request, reply, { site: siteForReader(hints), path: undefined }, url)
  }
}
