import { sitePath } from '../shared/sitePath.ts'
import type { Settings } from './settings.ts'

/** The address of a path of this shop under its site; other addresses stay as they are. */
export const addressOf = ({ site, sites }: Pick<Settings, 'site' | 'sites'>, path: string): string => {
  const isOwnPath = /^\/(?![/\\])/.test(path)
  const hasPrefix = sites.some(({ prefix }) => prefix !== '' && `${path}/`.startsWith(`/${prefix}/`))
  return isOwnPath && !hasPrefix ? sitePath(site, path) : path
}
