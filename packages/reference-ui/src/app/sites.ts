import { type Language, type Site, sites } from '@cairn/core'

export { type Language, type Site, sites }

/** The six languages of the shop, each with its own words in `src/messages`. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'pt'] as const satisfies readonly Language[]

const byPrefix = new Map(sites.map((entry) => [entry.prefix, entry]))

/** The site of a prefix such as `de/de-de`, if there is one. */
export const findSite = (prefix: string): Site | undefined => byPrefix.get(prefix)

const american = findSite('us/en-us')
if (american === undefined) throw new Error('The shop has no default site')

/** Where a visitor of whom nothing is known goes; also the `x-default` of every page. */
export const defaultSite: Site = american
