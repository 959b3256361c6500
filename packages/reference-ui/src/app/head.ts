import type { Messages } from '../messages/index.ts'
import { parseAddress, toHref } from './address.ts'
import type { DeferredOf, DeferredPromises } from './deferred.ts'
import { browserLine } from './line.ts'
import type { Head } from './page.ts'
import type { PageState } from './pageState.ts'
import { defaultSite, type Site, sites } from './sites.ts'

/** One element of the document's head, before it is printed or placed. */
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
  // The page's own load made `deferred`; the table of routes has forgotten its types.
  if (page) return page.head({ data, deferred: deferred as DeferredOf<DeferredPromises>, params, url, site, messages })
  const { notFoundTitle, unavailableTitle, offlineTitle, title } = messages.errors
  const unavailable = browserLine.isDown() ? offlineTitle : unavailableTitle
  return { title: status === 404 ? notFoundTitle : status === 503 ? unavailable : title, robots: 'noindex' }
}

/** The head of a page. Pages that are not to be indexed have no canonical address and no translations. */
export const documentHead = (state: PageState, site: Site, messages: Messages): DocumentHead => {
  const head = headOf(state, site, messages)
  const { origin, pathname } = state.url
  const path = head.canonical ?? parseAddress(pathname)?.path ?? '/'
  const shop = messages.common.shopName
  const title = head.title === undefined ? shop : `${head.title} – ${shop}`
  const tags: HeadTag[] = []
  // A page without words of its own is told of by those of the shop.
  const description = head.description ?? (head.robots === 'noindex' ? undefined : messages.home.description)
  // A link that is shared (ogp.me): title, type, picture and address are what it needs at least.
  const shared = (key: string, content: string) => void tags.push(meta('property', `og:${key}`, content))
  if (description !== undefined) {
    // Products of a kind, and shelves of a store, are told of alike: the name first says which.
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

/** Replaces the head of the page that is left by the head of the page that is shown. */
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
