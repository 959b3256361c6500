import type { Environment } from '../platform/environment.types.ts'
import { sitePath } from '../shared/sitePath.ts'

/** The address of a path of this shop under its site; other addresses stay as they are. */
export const addressOf = ({ site, sites }: Pick<Environment, 'site' | 'sites'>, path: string): string => {
  const isOwnPath = /^\/(?![/\\])/.test(path)
  const hasPrefix = sites.some(({ prefix }) => prefix !== '' && `${path}/`.startsWith(`/${prefix}/`))
  return isOwnPath && !hasPrefix ? sitePath(site, path) : path
}
