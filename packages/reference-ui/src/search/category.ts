import type { Menus } from '@cairn/core/content'
import type { SearchFilters } from '@cairn/core/search'
import type { Step } from '../content/way.ts'
import type { CategoryMessages } from '../messages/category/index.ts'
import { readSearch, searchPath } from './searchAddress.ts'

/** What a category page says above its products. */
export interface Category {
  readonly heading: string
  readonly intro: string | null
  /** From the top down, the page itself last. */
  readonly crumbs: readonly Step[]
}

interface Entry {
  readonly title: string
  readonly scope: SearchFilters
}

const knownEntries = new WeakMap<Menus, readonly Entry[]>()

/** Everything in the menus that leads to a category, in their order. A category page asks for it several times, and the server for many pages. */
const entriesOf = (menus: Menus): readonly Entry[] => {
  const entries = knownEntries.get(menus) ?? readEntries(menus)
  knownEntries.set(menus, entries)
  return entries
}

const readEntries = ({ navigation, footer }: Menus): readonly Entry[] => {
  const columns = navigation.flatMap(({ columns }) => columns.flatMap(({ sections }) => sections))
  const sections = [...columns, ...footer]
  const links = [
    // An entry of the bar may lead to the first of its parts; the heading of the part names it better.
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

/** The paths of all categories that the menus lead to, each once. */
export const categoryPaths = (menus: Menus): readonly `/${string}`[] => [
  ...new Set(entriesOf(menus).flatMap(({ scope }) => (sizeOf(scope) === 0 ? [] : [searchPath({ scope })]))),
]

const only = (values: readonly string[] | undefined): string | undefined =>
  values?.length === 1 ? values[0] : undefined

/** The words of editors for a part of a scope: those that mean it alone, else those that mean it among other things. */
const titleOf = (entries: readonly Entry[], isMeant: (scope: SearchFilters) => boolean): string | undefined =>
  entries.filter(({ scope }) => isMeant(scope)).toSorted((one, other) => sizeOf(one.scope) - sizeOf(other.scope))[0]
    ?.title

/** `jackets-shell` is a part of `jackets`, `base-layers` of nothing: what the menus know decides. */
const parentOf = (category: string): string => category.slice(0, Math.max(0, category.lastIndexOf('-')))

/** What a category is made of: colours and sizes, and several of a kind, have no name of their own. */
const isNamed = ({ category, gender, activity, onSale, ...others }: SearchFilters): boolean =>
  Object.keys(others).length === 0 && [category, gender, activity].every((values) => (values?.length ?? 1) === 1)

/** The category that an address of the menus means; null when it is none, or one the menus do not know. */
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

/** The nearest thing that there are words for. */
const introOf = (words: CategoryMessages, keys: readonly (string | undefined)[]): string | null => {
  const known = new Map<string, unknown>(Object.entries(words))
  const texts = keys.map((key) => (key === undefined ? undefined : known.get(key)))
  return texts.find((text) => typeof text === 'string') ?? null
}
