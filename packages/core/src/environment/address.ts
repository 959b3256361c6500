import type { Environment } from '../platform/environment.types.ts'
import { sitePath } from '../shared/sitePath.ts'

/**
 * Adds the prefix of the site to a path of this shop: `/cart` becomes `/de/de-de/cart`. A path that already has a
 * prefix, and any other URL, stays unchanged.
 */
export const addressOf = ({ site, sites }: Pick<Environment, 'site' | 'sites'>, path: string): string => {
  const isOwnPath = /^\/(?![/\\])/.test(path)
  const hasPrefix = sites.some(({ prefix }) => prefix !== '' && `${path}/`.startsWith(`/${prefix}/`))
  return isOwnPath && !hasPrefix ? sitePath(site, path) : path
}
