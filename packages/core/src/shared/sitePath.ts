import type { Site } from './site.ts'

/**
 * Adds the prefix of a site to a path that starts with a slash: `/search` becomes `/de/de-de/search`, and home (`/`)
 * becomes `/de/de-de`. On a site without a prefix the path stays unchanged, because a second slash would make
 * `//search`, which leads to another host.
 */
export const sitePath = ({ prefix }: Pick<Site, 'prefix'>, path: string): string =>
  prefix === '' ? path : `/${prefix}${path.replace(/^\/(?=$|\?)/, '')}`
