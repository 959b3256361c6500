import { contactFormKey } from '@cairn/core/content'
import type { Site } from '../app/sites.ts'

/** The page with the contact form of a site. */
export const contactPath = ({ language, storeSource }: Site): `/contact/${string}` =>
  `/contact/${contactFormKey(language, storeSource)}`
