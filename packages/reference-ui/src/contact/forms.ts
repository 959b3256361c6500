import { contactFormKey } from '@cairn/core/content'
import { type Site, sites } from '../app/shop/sites.ts'
import { contactPath } from './contactPath.ts'

const paths = new Set<string>(sites.map(contactPath))

/** Returns whether any site has its form at this path. */
export const isContactPath = (path: string): boolean => paths.has(path)

/** Returns the language of a site's form as a BCP 47 tag: the site's own, or English if its language has no form. */
export const formLanguage = (site: Site): string => {
  const form = contactFormKey(site)
  if (form.startsWith(site.language)) return site.hreflang
  return form === 'en' ? 'en-US' : 'en-GB'
}
