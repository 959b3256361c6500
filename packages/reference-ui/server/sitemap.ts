import type { FastifyInstance, FastifyReply } from 'fastify'
import { escapeHtml } from '../src/app/server/html.ts'
import { toHref } from '../src/app/shop/address.ts'
import { type Site, sites } from '../src/app/shop/sites.ts'
import { contactPath } from '../src/contact/contactPath.ts'
import { LEGAL_PAGES, legalPath } from '../src/legal/legalPages.ts'
import { categoryPaths } from '../src/search/category.ts'
import { STORIES, storyPath } from '../src/stories/storyPages.ts'
import { sendProblem, unreachable } from './problems.ts'
import type { Renderer } from './renderer.ts'

export interface SitemapOptions {
  readonly origin: string
  readonly storeUrl: string
  readonly renderer: Renderer
}

const MAX_PER_PAGE = 96
/** Maximum number of URLs in a sitemap (sitemaps.org). A larger catalogue would need several sitemaps. */
const MAX_ADDRESSES = 50_000
/** Timeout of each request in milliseconds. It does not limit the whole catalogue, which may need hundreds of requests. */
const PATIENCE = 10_000
/**
 * Cache lifetime of a list in milliseconds. Each list reads the whole catalogue, so simultaneous crawlers must share
 * it.
 */
const FRESH = 600_000
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/**
 * Returns robots.txt, which excludes the API, the sign-in, the checkout and the pages that mails link to. It does not exclude search results, because
 * their canonical link is the page of all products.
 */
const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...['/api/', '/as/', '/pf/', '/idp/', '/interaction/', '/checkout/', '/orders/', '/mail/'].map(
      (path) => `Disallow: ${path}`,
    ),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

const sendXml = (reply: FastifyReply, root: 'sitemapindex' | 'urlset', addresses: readonly string[]): FastifyReply => {
  const name = root === 'urlset' ? 'url' : 'sitemap'
  const entries = addresses.map((address) => `<${name}><loc>${escapeHtml(address)}</loc></${name}>\n`)
  return reply
    .header('cache-control', 'public, max-age=3600')
    .type('application/xml; charset=utf-8')
    .send(`${XML}<${root} xmlns="${NAMESPACE}">\n${entries.join('')}</${root}>\n`)
}

/**
 * Serves robots.txt and the sitemaps, which list every page of every site. The sitemaps do not name the translations of
 * a page, because the page itself links them.
 */
export const serveSitemaps = (app: FastifyInstance, { origin, storeUrl, renderer }: SitemapOptions): void => {
  const pathsOf = async (site: Site): Promise<readonly string[]> => {
    const { content, search } = (await renderer.load()).createGateways(storeUrl, site)
    const soon = () => ({ signal: AbortSignal.timeout(PATIENCE) })
    const menus = await content.menus(soon())
    const paths = new Set([
      '/',
      '/service',
      contactPath(site),
      ...LEGAL_PAGES.map(legalPath),
      ...STORIES.map(storyPath),
      ...categoryPaths(menus),
    ])
    for (let page = 1, pages = 1; page <= pages && paths.size < MAX_ADDRESSES; page += 1) {
      const answer = await search.search({ term: '', page, perPage: MAX_PER_PAGE }, soon())
      pages = answer.pages
      // A product that is added meanwhile moves others to the next page, so the set removes duplicates.
      for (const { slug } of answer.products) paths.add(`/${encodeURIComponent(slug)}`)
    }
    return [...paths].slice(0, MAX_ADDRESSES)
  }

  const known = new Map<Site, { readonly until: number; readonly paths: Promise<readonly string[]> }>()
  const freshPathsOf = (site: Site): Promise<readonly string[]> => {
    const found = known.get(site)
    if (found !== undefined && Date.now() < found.until) return found.paths
    const fresh = { until: Date.now() + FRESH, paths: pathsOf(site) }
    known.set(site, fresh)
    fresh.paths.catch(() => known.get(site) === fresh && known.delete(site))
    return fresh.paths
  }

  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(robots(origin)),
  )
  app.get('/sitemap.xml', (_request, reply) =>
    sendXml(
      reply,
      'sitemapindex',
      sites.map((site) => `${origin}${toHref(site, '/sitemap.xml')}`),
    ),
  )
  for (const site of sites) {
    app.get(toHref(site, '/sitemap.xml'), async (request, reply) => {
      try {
        const paths = await freshPathsOf(site)
        return sendXml(
          reply,
          'urlset',
          paths.map((path) => origin + toHref(site, path)),
        )
      } catch (error) {
        request.log.error({ err: error }, 'sitemap failed')
        return sendProblem(request, reply, unreachable)
      }
    })
  }
}
