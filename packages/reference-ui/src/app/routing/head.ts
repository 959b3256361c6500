import type { Messages } from '../../messages/index.ts'
import { browserConnectivity } from '../loading/connectivity.ts'
import type { DeferredOf, DeferredPromises } from '../loading/deferred.ts'
import { parseAddress, toHref } from '../shop/address.ts'
import { defaultSite, type Site, sites } from '../shop/sites.ts'
import type { Head } from './page.ts'
import type { PageState } from './pageState.ts'

/** One element of the document's head, before it is printed or inserted. */
export interface HeadTag {
  readonly name: 'meta' | 'link'
  readonly attributes: Readonly<Record<string, string>>
}

export interface DocumentHead {
  readonly title: string
  readonly part?: string | undefined
  readonly tags: readonly HeadTag[]
  readonly structuredData?: unknown
}

const meta = (attribute: 'name' | 'property', key: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { [attribute]: key, content },
})

const link = (attributes: Record<string, string>): HeadTag => ({ name: 'link', attributes })

const alternates = (origin: string, path: string, { pathOn, stores }: Head): HeadTag[] =>
  [...sites.map((site) => [site.hreflang, site] as const), ['x-default', defaultSite] as const]
    .filter(([, { storeSource }]) => stores?.includes(storeSource) ?? true)
    .map(([hreflang, site]) =>
      link({ rel: 'alternate', hreflang, href: origin + toHref(site, pathOn?.(site) ?? path) }),
    )

const headOf = (state: PageState, site: Site, messages: Messages): Head => {
  const { page, status, data, deferred, params, url } = state
  // The cast is safe: `deferred` comes from this page's own `load`, and only the route table has erased its type.
  if (page) return page.head({ data, deferred: deferred as DeferredOf<DeferredPromises>, params, url, site, messages })
  const { notFoundTitle, unavailableTitle, offlineTitle, title } = messages.errors
  const unavailable = browserConnectivity.isOffline() ? offlineTitle : unavailableTitle
  return { title: status === 404 ? notFoundTitle : status === 503 ? unavailable : title, robots: 'noindex' }
}

/** Returns the head of a page. Pages with `noindex` get no canonical URL and no alternate languages. */
export const documentHead = (state: PageState, site: Site, messages: Messages): DocumentHead => {
  const head = headOf(state, site, messages)
  const { origin, pathname } = state.url
  const path = head.canonical ?? parseAddress(pathname)?.path ?? '/'
  const shop = messages.common.shopName
  const title = head.title === undefined ? shop : `${head.title} – ${shop}`
  const tags: HeadTag[] = []
  // A page without its own description uses the description of the shop.
  const description = head.description ?? (head.robots === 'noindex' ? undefined : messages.home.description)
  // Open Graph (ogp.me) requires title, type, image and URL.
  const shared = (key: string, content: string) => void tags.push(meta('property', `og:${key}`, content))
  if (description !== undefined) {
    // Descriptions of similar products or categories are alike, so put the page title first.
    const named = head.description !== undefined && head.title !== undefined
    tags.push(meta('name', 'description', named ? `${head.title} – ${description}` : description))
    shared('description', description)
  }
  if (head.robots === 'noindex') tags.push(meta('name', 'robots', 'noindex'))
  else {
    const href = origin + toHref(site, path)
    tags.push(link({ rel: 'canonical', href }), ...alternates(origin, path, head))
    shared('url', href)
  }
  shared('type', 'website')
  shared('title', head.title ?? shop)
  shared('site_name', shop)
  shared('locale', site.hreflang.replace('-', '_'))
  shared('image', new URL(head.image ?? '/social.jpg', origin).href)
  return { title, part: head.part, tags, structuredData: head.structuredData }
}

const marker = 'data-head'

/** Replaces the head tags of the previous page with those of the new one. */
export const applyHead = (document: Document, head: DocumentHead): void => {
  document.title = head.title
  for (const old of document.head.querySelectorAll(`[${marker}]`)) old.remove()
  for (const { name, attributes } of head.tags) {
    const element = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    element.setAttribute(marker, '')
    document.head.append(element)
  }
}
