import type { Menus } from '@cairn/core/content'
import type { SearchFilters } from '@cairn/core/search'
import type { Breadcrumb } from '../content/breadcrumbs.ts'
import type { CategoryMessages } from '../messages/category/index.ts'
import { readSearch, searchPath } from './searchAddress.ts'

/** Heading, intro and breadcrumbs of a category page. */
export interface Category {
  readonly heading: string
  readonly intro: string | null
  /** From the top category down to the page itself. */
  readonly crumbs: readonly Breadcrumb[]
}

interface Entry {
  readonly title: string
  readonly scope: SearchFilters
}

const knownEntries = new WeakMap<Menus, readonly Entry[]>()

/**
 * Returns all links of the menus that lead to a category, in menu order. The result is cached, because a category page
 * reads it several times and the server renders many pages.
 */
const entriesOf = (menus: Menus): readonly Entry[] => {
  const entries = knownEntries.get(menus) ?? readEntries(menus)
  knownEntries.set(menus, entries)
  return entries
}

const readEntries = ({ navigation, footer }: Menus): readonly Entry[] => {
  const columns = navigation.flatMap(({ columns }) => columns.flatMap(({ sections }) => sections))
  const sections = [...columns, ...footer]
  const links = [
    // Headings come first: a navigation entry may link to its first section, whose heading is the better name.
    ...sections.map(({ heading, url }) => ({ title: heading, url })),
    ...navigation.map(({ title, url }) => ({ title, url })),
    ...sections.flatMap(({ links }) => links),
  ]
  return links.flatMap(({ title, url }) => {
    const query = url?.startsWith('/search?') ? url.slice('/search?'.length) : null
    if (title === null || query === null) return []
    const { scope, sort } = readSearch(new URLSearchParams(query))
    return sort === 'relevance' ? [{ title, scope }] : []
  })
}

const sizeOf = (scope: SearchFilters): number => Object.keys(scope).length

/** Returns the paths of all categories in the menus, without duplicates. */
export const categoryPaths = (menus: Menus): readonly `/${string}`[] => [
  ...new Set(entriesOf(menus).flatMap(({ scope }) => (sizeOf(scope) === 0 ? [] : [searchPath({ scope })]))),
]

const only = (values: readonly string[] | undefined): string | undefined =>
  values?.length === 1 ? values[0] : undefined

/**
 * Returns the title that editors gave to the menu entry whose scope passes `isMeant`. If several entries pass, returns
 * the title of the entry with the fewest filters.
 */
const titleOf = (entries: readonly Entry[], isMeant: (scope: SearchFilters) => boolean): string | undefined =>
  entries.filter(({ scope }) => isMeant(scope)).toSorted((one, other) => sizeOf(one.scope) - sizeOf(other.scope))[0]
    ?.title

/**
 * Returns the parent category by its prefix: `jackets` for `jackets-shell`. For `base-layers` it returns `base`; no
 * menu contains that category, so the result has no effect.
 */
const parentOf = (category: string): string => category.slice(0, Math.max(0, category.lastIndexOf('-')))

/** Whether a scope can have a name: it has at most one category, gender and activity, and no other filters. */
const isNamed = ({ category, gender, activity, onSale, ...others }: SearchFilters): boolean =>
  Object.keys(others).length === 0 && [category, gender, activity].every((values) => (values?.length ?? 1) === 1)

/** Returns the category of a scope; null if the scope is not a category or the menus do not contain it. */
export const categoryOf = (scope: SearchFilters, menus: Menus, words: CategoryMessages): Category | null => {
  const entries = entriesOf(menus)
  if (!isNamed(scope)) {
    const path = searchPath({ scope })
    const name = entries.find((entry) => searchPath({ scope: entry.scope }) === path)?.title
    return name === undefined ? null : { heading: name, intro: null, crumbs: [{ name, path }] }
  }
  const { onSale = false } = scope
  const [category, gender, activity] = [only(scope.category), only(scope.gender), only(scope.activity)]
  const nameOf = (key: string | undefined) =>
    key === undefined ? undefined : titleOf(entries, (other) => only(other.category) === key)
  const who = gender && titleOf(entries, (other) => only(other.gender) === gender && sizeOf(other) === 1)
  const what = activity && titleOf(entries, (other) => only(other.activity) === activity && sizeOf(other) === 1)
  const sale = onSale ? titleOf(entries, (other) => other.onSale === true && sizeOf(other) === 1) : undefined
  const own = nameOf(category)
  const parent = category && nameOf(parentOf(category)) ? parentOf(category) : undefined

  const base: SearchFilters = { ...(who && scope.gender && { gender: scope.gender }) }
  const crumbs = [
    who && { name: who, path: searchPath({ scope: base }) },
    what && {
      name: what,
      path: searchPath({ scope: { ...base, ...(scope.activity && { activity: scope.activity }) } }),
    },
    parent && { name: nameOf(parent) ?? parent, path: searchPath({ scope: { ...base, category: [parent] } }) },
    own && { name: own, path: searchPath({ scope }) },
    sale && { name: sale, path: searchPath({ scope }) },
  ].filter((crumb) => crumb !== undefined && crumb !== '')
  const last = crumbs.at(-1)
  if (last === undefined) return null
  const subject = own ?? sale
  const isHers = gender === 'women'
  const heading =
    subject === undefined
      ? crumbs.map(({ name }) => name).join(': ')
      : own && who && (isHers || gender === 'men')
        ? isHers
          ? words.forWomen(subject)
          : words.forMen(subject)
        : [who, what, subject].filter((part) => part !== undefined && part !== '').join(': ')
  return { heading, intro: introOf(words, [category, parent, activity, onSale ? 'sale' : undefined, gender]), crumbs }
}

/** Returns the intro text of the first key that has one. */
const introOf = (words: CategoryMessages, keys: readonly (string | undefined)[]): string | null => {
  const known = new Map<string, unknown>(Object.entries(words))
  const texts = keys.map((key) => (key === undefined ? undefined : known.get(key)))
  return texts.find((text) => typeof text === 'string') ?? null
}
