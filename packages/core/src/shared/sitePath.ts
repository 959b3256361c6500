import type { Site } from './site.ts'

/**
 * The address of a page of a site, for a path that starts with a slash: `/search` is `/de/de-de/search`, home (`/`) is `/de/de-de`. On a site
 * without a prefix a path stays as it is: `//search` would be another host.
 */
export const sitePath = ({ prefix }: Pick<Site, 'prefix'>, path: string): string =>
  prefix === '' ? path : `/${prefix}${path.replace(/^\/(?=$|\?)/, '')}`
