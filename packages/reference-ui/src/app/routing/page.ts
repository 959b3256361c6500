import type { ComponentType } from 'react'
import type { Messages } from '../../messages/index.ts'
import { type Deferred, type DeferredOf, type DeferredPromises, pendingOf } from '../loading/deferred.ts'
import type { PageGateways } from '../shop/gateways.ts'
import type { Site } from '../shop/sites.ts'

/** The parameter names of a path: `'/:slug'` has `slug`. */
type ParamsOf<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? ParamsOf<Segment> & ParamsOf<Rest>
  : Path extends `:${infer Name}`
    ? { readonly [K in Name]: string }
    : unknown

export interface LoadContext<Params> {
  readonly site: Site
  /** Decoded values of the path's `:names`. */
  readonly params: Params
  /** The whole URL; `url.searchParams` is the query. */
  readonly url: URL
  readonly gateways: PageGateways
  /** Aborted when the visitor leaves or starts another navigation. */
  readonly signal: AbortSignal
}

export interface NotFound {
  readonly kind: 'notFound'
}

export interface Redirect {
  readonly kind: 'redirect'
  /** Path inside the same site, starting with a slash. */
  readonly to: string
  readonly status: 301 | 302 | 303 | 307 | 308
}

/**
 * The same type without functions: JSON loses them on the way to the browser, where calling one would fail. Members of
 * members are checked too, but nothing deeper, because the type of a menu contains itself.
 */
type WithoutFunctions<Value, Depth extends 'data' | 'member' | 'deep' = 'data'> = Value extends (
  ...parameters: never[]
) => unknown
  ? never
  : Depth extends 'deep'
    ? Value
    : Value extends object
      ? { readonly [Key in keyof Value]: WithoutFunctions<Value[Key], Depth extends 'data' ? 'member' : 'deep'> }
      : Value

interface Loaded<Data, P extends DeferredPromises> {
  /** Data that the page needs to render. It must be plain JSON, because the server sends it to the browser. */
  readonly data: Data & WithoutFunctions<Data>
  /** Values that may arrive after the page, which reserves their space. Also plain JSON. */
  readonly deferred?: P
}

/** Makes `load` respond with status 404 and the shop's 404 page. */
export const notFound = (): NotFound => ({ kind: 'notFound' })

/** Redirects to another path of the same site. It accepts no other origins, which rules out open redirects. */
export const redirect = (to: `/${string}`, status: Redirect['status'] = 302): Redirect => ({
  kind: 'redirect',
  to,
  status,
})

/** The id of the link to the first product of a list. A skip link leads to it. */
export const FIRST_PRODUCT = 'first-product'

interface HeadContext<Data, P extends DeferredPromises, Params> {
  readonly data: Data
  /** The head may use the values that settled in time; it does not wait for pending ones. */
  readonly deferred: DeferredOf<P>
  readonly site: Site
  readonly params: Params
  readonly url: URL
  readonly messages: Messages
}

/**
 * The effect of a changed query on the same path. `same` (other filters or sorting) does not scroll, `part` (another
 * page of a long list) scrolls to the start of the list, and `page` is a new page.
 */
export type Turn = 'same' | 'part' | 'page'

export interface Head {
  /** The title without the shop's name, which is appended. Omitted on the home page. */
  readonly title?: string
  /** The visible part of a long list, such as "Page 2 of 10". Screen readers announce it when another part appears. */
  readonly part?: string | undefined
  readonly description?: string
  /**
   * The canonical path inside the site, if it differs from the path of the page. It includes the query parameters that
   * identify a separate page.
   */
  readonly canonical?: `/${string}`
  /** Returns the page's path on another site. Omitted if the path is the same on all sites. */
  readonly pathOn?: ((site: Site) => `/${string}`) | undefined
  /** The stores that have the page. Defaults to all. */
  readonly stores?: readonly Site['storeSource'][] | undefined
  /** `noindex` for personal pages and for searches without results. Omitted for all others. */
  readonly robots?: 'noindex'
  /** The picture that link previews show, as a path of this origin. */
  readonly image?: string
  /**
   * schema.org data, which the server prints as JSON-LD. Start the value with `import.meta.env.SSR && …`, so that the
   * browser bundle does not contain the code that creates the data.
   */
  readonly structuredData?: unknown
}

export interface PageProps<Data, P extends DeferredPromises, Params> {
  readonly data: Data
  readonly deferred: DeferredOf<P>
  readonly params: Params
  readonly site: Site
  readonly url: URL
}

export interface PageDefinition<Path extends string, Data, P extends DeferredPromises> {
  /** The same path as in the route table: `/search`, `/:slug`. */
  readonly path: Path
  /** Runs on the server for the first page and in the browser for later ones. Omitted for a page without data. */
  readonly load?: (
    context: LoadContext<ParamsOf<Path>>,
  ) => Promise<Loaded<Data, P> | NotFound | Redirect> | Loaded<Data, P> | NotFound | Redirect
  readonly head: (context: HeadContext<Data, P, ParamsOf<Path>>) => Head
  /**
   * Whether the page contains the element with the id `FIRST_PRODUCT`; a second skip link then leads to it. Defaults to
   * false.
   */
  readonly hasProducts?: (data: Data) => boolean
  /**
   * The source files of the lazily loaded components that the page shows for this data, relative to `src`. The server
   * adds their scripts and styles to the HTML.
   */
  readonly parts?: (data: Data) => readonly string[]
  /** Classifies a change of the query. Defaults to `same` for every query. */
  readonly turn?: (from: URL, to: URL) => Turn
  readonly Component: ComponentType<PageProps<Data, P, ParamsOf<Path>>>
}

type Params = Readonly<Record<string, string>>

/** A page of any data type. The types are erased, so that all pages fit into one table. */
export interface Page {
  readonly path: string
  readonly load: (context: LoadContext<Params>) => Promise<LoadOutcome>
  readonly head: (context: HeadContext<unknown, DeferredPromises, Params>) => Head
  readonly hasProducts?: (data: unknown) => boolean
  readonly parts?: (data: unknown) => readonly string[]
  readonly turn?: (from: URL, to: URL) => Turn
  readonly Component: ComponentType<PageProps<unknown, DeferredPromises, Params>>
}

type LoadOutcome =
  | NotFound
  | Redirect
  | { readonly kind: 'loaded'; readonly data: unknown; readonly deferred: Record<string, Deferred<unknown>> }

const isOutcome = (value: object): value is NotFound | Redirect => 'kind' in value

/** Defines a page. It is the default export of a page file, which the route table (`routes.ts`) lists. */
export const definePage = <
  const Path extends string,
  Data = undefined,
  P extends DeferredPromises = Record<never, never>,
>(
  definition: PageDefinition<Path, Data, P>,
): Page => {
  const run = async (context: LoadContext<Params>): Promise<LoadOutcome> => {
    // The cast is safe: the route table matched `definition.path`, so the parameters belong to that path.
    const answer = await definition.load?.(context as LoadContext<Params> & LoadContext<ParamsOf<Path>>)
    if (answer === undefined) return { kind: 'loaded', data: undefined, deferred: {} }
    if (isOutcome(answer)) return answer
    const deferred = Object.entries(answer.deferred ?? {}).map(([key, promise]) => [key, pendingOf(promise)] as const)
    return { kind: 'loaded', data: answer.data, deferred: Object.fromEntries(deferred) }
  }
  return { ...definition, load: run } as unknown as Page
}
