import { type Language, type Site, sites } from '@cairn/core'

export { type Language, type Site, sites }

/** The six languages of the shop; each has its messages in `src/messages`. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'pt'] as const satisfies readonly Language[]

const byPrefix = new Map(sites.map((entry) => [entry.prefix, entry]))

/** Returns the site of a prefix such as `de/de-de`, if it exists. */
export const findSite = (prefix: string): Site | undefined => byPrefix.get(prefix)

const american = findSite('us/en-us')
if (american === undefined) throw new Error('The shop has no default site')

/** The site for a visitor without any hints; also the `x-default` of every page. */
export const defaultSite: Site = american
