import type { Site } from '@cairn/core'
import type { ReportBroken } from '@cairn/core/adapter'

export interface SearchspringConfig {
  readonly site: Site
  /** The id of the shop's index at Searchspring, which is public. */
  readonly siteId: string
  /** The format of search and autocomplete; `native` by default. */
  readonly dialect?: 'native' | 'snapi' | undefined
  /** The newer recommendations (`p13n`), or the older ones; `boost` by default. */
  readonly recommendations?: 'boost' | 'p13n' | undefined
  /** The profile of the recommendations; `customers-also-viewed` by default. */
  readonly profile?: string | undefined
  /** Filters of every search, such as `{ ss_in_stock: '1' }`, so that nothing is found that cannot be bought. */
  readonly backgroundFilters?: Readonly<Record<string, string>> | undefined
  /** The field by which the newest products come first; without one, they are sorted by relevance. */
  readonly newestField?: string | undefined
  /** The names of the filters, by field. The snapi dialect sends none. */
  readonly facetLabels?: Readonly<Record<string, string>> | undefined
  /** The hosts of Searchspring; replaced in tests. */
  readonly hosts?: { readonly search: string; readonly recommendations: string } | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly report?: ReportBroken | undefined
}
