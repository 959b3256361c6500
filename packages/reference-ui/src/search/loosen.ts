import type { Site } from '../app/shop/sites.ts'
import { loadMessages } from '../messages/index.ts'
import { loadLoosenMessages } from '../messages/loosen/index.ts'
import { type ChosenFilter, chosenFilters } from './chosenFilters.ts'
import { type SearchQuery, searchPath } from './searchAddress.ts'

/** A link to the same search without one of its filters. */
interface LooserSearch {
  readonly path: `/${string}`
  /** The removed filter and the number of products, such as `Without "Warm": 12 products`. */
  readonly label: string
}

/** The ways to find more products, with the heading of their list. All of it is text, because the page sends it as data. */
export interface LooserSearches {
  readonly title: string
  readonly links: readonly LooserSearch[]
}

/** Maximum number of links. */
const MAX_LINKS = 5

type Page = Parameters<typeof chosenFilters>[0]

export interface LoosenInput extends Omit<Page, 'onSale'> {
  readonly total: number
  readonly site: Site
  /** Returns how many products a search finds. */
  readonly count: (query: SearchQuery) => Promise<number>
}

/** Removes all values of one facet: to remove one of two values that are alternatives would narrow the search. */
const withoutGroup = (page: Page, group: string): SearchQuery => {
  const chip = chosenFilters(page).find((other) => other.group === group)
  return chip === undefined ? page.query : withoutGroup({ ...page, query: chip.without }, group)
}

const labelsByGroup = (chips: readonly ChosenFilter[]): Map<string, string> => {
  const labels = new Map<string, string>()
  for (const { group, label } of chips) {
    const before = labels.get(group)
    labels.set(group, before === undefined ? label : `${before}, ${label}`)
  }
  return labels
}

/** Returns the searches without one filter, or without the term, that find more products; null if there are none. */
export const loosen = async ({
  total,
  site: { hreflang },
  count,
  ...search
}: LoosenInput): Promise<LooserSearches | null> => {
  const [words, messages] = await Promise.all([loadLoosenMessages(hreflang), loadMessages(hreflang)])
  const page = { ...search, onSale: messages.search.onSale }
  const filters = [...labelsByGroup(chosenFilters(page))].map(([group, label]) => ({
    label,
    looser: withoutGroup(page, group),
  }))
  if (filters.length === 0) return null
  const { query } = search
  const term = query.term === '' ? [] : [{ label: query.term, looser: { ...query, term: '', from: '', page: 1 } }]
  const links = await Promise.all(
    [...filters, ...term].slice(0, MAX_LINKS).map(async ({ label, looser }) => {
      // A search that fails has no number to show, so it gets no link.
      const more = await count(looser).catch(() => 0)
      return more > total ? [{ path: searchPath(looser), label: words.without(label, more) }] : []
    }),
  )
  return links.flat().length === 0 ? null : { title: words.title, links: links.flat() }
}
