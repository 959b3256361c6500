import type { ComponentType } from 'react'
import type { Messages } from '../messages/index.ts'
import { type Deferred, type DeferredOf, type DeferredPromises, pendingOf } from './deferred.ts'
import type { PageGateways } from './gateways.ts'
import type { Site } from './sites.ts'

/** The names of a path's parameters: `'/:slug'` has `slug`. */
export type ParamsOf<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? ParamsOf<Segment> & ParamsOf<Rest>
  : Path extends `:${infer Name}`
    ? { readonly [K in Name]: string }
    : unknown

export interface LoadContext<Params> {
  readonly site: Site
  /** Decoded values of the path's `:names`. */
  readonly params: Params
  /** The whole address; `url.searchParams` holds the query. */
  readonly url: URL
  readonly gateways: PageGateways
  /** Aborted when the visitor leaves or a newer navigation replaces this one. */
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

export interface Loaded<Data, P extends DeferredPromises> {
  /** What the page cannot be drawn without. Plain JSON: it travels to the browser as text. */
  readonly data: Data
  /** What may come after, in space kept for it. Plain JSON too. */
  readonly deferred?: P
}

/** The page does not exist: answers 404 with the shop's own page. */
export const notFound = (): NotFound => ({ kind: 'notFound' })

/** Leads to another path of the same site; other origins cannot be named, so a redirect is never an open one. */
export const redirect = (to: `/${string}`, status: Redirect['status'] = 302): Redirect => ({
  kind: 'redirect',
  to,
  status,
})

/** The id of the link to the first product of a list. */
export const FIRST_PRODUCT = 'first-product'

export interface HeadContext<Data, P extends DeferredPromises, Params> {
  readonly data: Data
  /** What came in time may be told too; what is still on its way is not waited for. */
  readonly deferred: DeferredOf<P>
  readonly site: Site
  readonly params: Params
  readonly url: URL
  readonly messages: Messages
}

/**
 * What another query on the same path is to the reader: the `same` page, narrowed or sorted anew, where nobody is moved; the next `part` of a
 * long list, which is read from its top; or a `page` of its own.
 */
export type Turn = 'same' | 'part' | 'page'

export interface Head {
  /** Without the shop's name, which is added; left out on home. */
  readonly title?: string
  /** Which part of a long list is shown, in words: "Page 2 of 10". Said when the reader turns to it. */
  readonly part?: string | undefined
  readonly description?: string
  /** Path inside the site if it is not the page's own path, with the query parameters that make another page. */
  readonly canonical?: `/${string}`
  /** The page's path on another site, where it is not the same there. */
  readonly pathOn?: ((site: Site) => `/${string}`) | undefined
  /** The stores that have the page; left out, all have it. */
  readonly stores?: readonly Site['storeSource'][] | undefined
  /** `noindex` for pages of one shopper and for searches that find nothing. */
  readonly robots?: 'noindex'
  /** The picture of a shared link: a path of this origin. */
  readonly image?: string
  /** schema.org data, printed as JSON-LD by the server. A page may leave it out of the browser's script (`import.meta.env.SSR && …`). */
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
  /** As in the route table: `/search`, `/:slug`. */
  readonly path: Path
  /** Runs on the server for the first page and in the browser for the next ones. Left out: a page without data. */
  readonly load?: (
    context: LoadContext<ParamsOf<Path>>,
  ) => Promise<Loaded<Data, P> | NotFound | Redirect> | Loaded<Data, P> | NotFound | Redirect
  readonly head: (context: HeadContext<Data, P, ParamsOf<Path>>) => Head
  /** Whether the page has an element `FIRST_PRODUCT`, so that a second skip link leads there. Left out, it has none. */
  readonly hasProducts?: (data: Data) => boolean
  /** The files of lazy parts that this data needs, from `src/app`: the server names their scripts and styles in the HTML. Left out, it has none. */
  readonly parts?: (data: Data) => readonly string[]
  /** For a page whose query says more than how to show the same thing; left out, every query is the `same` page. */
  readonly turn?: (from: URL, to: URL) => Turn
  readonly Component: ComponentType<PageProps<Data, P, ParamsOf<Path>>>
}

type Params = Readonly<Record<string, string>>

/** A page whose data is opened by its own functions only, so pages of all kinds fit one table. */
export interface Page {
  readonly path: string
  readonly load: (context: LoadContext<Params>) => Promise<LoadOutcome>
  readonly head: (context: HeadContext<unknown, DeferredPromises, Params>) => Head
  readonly hasProducts?: (data: unknown) => boolean
  readonly parts?: (data: unknown) => readonly string[]
  readonly turn?: (from: URL, to: URL) => Turn
  readonly Component: ComponentType<PageProps<unknown, DeferredPromises, Params>>
}

export type LoadOutcome =
  | NotFound
  | Redirect
  | { readonly kind: 'loaded'; readonly data: unknown; readonly deferred: Record<string, Deferred<unknown>> }

const isOutcome = (value: object): value is NotFound | Redirect => 'kind' in value

/** Defines a page; the file's default export, named by one row of `routes.ts`. */
export const definePage = <
  const Path extends string,
  Data = undefined,
  P extends DeferredPromises = Record<never, never>,
>(
  definition: PageDefinition<Path, Data, P>,
): Page => {
  const run = async (context: LoadContext<Params>): Promise<LoadOutcome> => {
    // The route table matched `definition.path`, so the parameters are those of the path.
    const answer = await definition.load?.(context as LoadContext<Params> & LoadContext<ParamsOf<Path>>)
    if (answer === undefined) return { kind: 'loaded', data: undefined, deferred: {} }
    if (isOutcome(answer)) return answer
    const deferred = Object.entries(answer.deferred ?? {}).map(([key, promise]) => [key, pendingOf(promise)] as const)
    return { kind: 'loaded', data: answer.data, deferred: Object.fromEntries(deferred) }
  }
  return { ...definition, load: run } as unknown as Page
}
