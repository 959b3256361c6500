import { Problem } from '../contract/problem.ts'
import { type Language, SITES, type Site } from './sites.data.ts'

const BY_PREFIX: ReadonlyMap<string, Site> = new Map(SITES.map((site) => [site.entry.prefix, site]))

export function findSite(prefix: string): Site | undefined {
  return BY_PREFIX.get(prefix)
}

/** Returns a site in a language, for pages whose address names no site. */
export function siteIn(language: Language): Site {
  return SITES.find((site) => site.language === language) ?? siteOf('us/en-us')
}

/** Finds the site of a prefix. @throws Problem 400 for an unknown prefix. */
export function siteOf(prefix: string): Site {
  const site = findSite(prefix)
  if (site !== undefined) return site
  throw new Problem({
    status: 400,
    code: 'unknown_site',
    title: 'There is no such site',
    errors: { site: 'is not the prefix of a site' },
  })
}
