import { contactFormKey } from '@cairn/core/content'
import type { Site } from '../app/shop/sites.ts'

/** Returns the path of a site's contact form. */
export const contactPath = (site: Site): `/contact/${string}` => `/contact/${contactFormKey(site)}`
