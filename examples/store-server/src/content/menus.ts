import type { Content } from '@cairn/core/contracts'
import type { Support } from '../config.ts'
import type { Queries } from '../database/database.ts'
import type { Site } from '../sites/sites.data.ts'
import { findContent } from './contents.repository.ts'

type Wire = Content.components['schemas']

/** Menus as they are stored for a language. */
export type StoredMenus = Wire['Menus'] & {
  /** What differs on one site of the language, by its prefix: a telephone number is free of charge in one country only. */
  siteContacts?: Readonly<Record<string, Partial<Wire['Contact']>>>
}

/** The operator's word comes first, then what is written for the site, then what is written for its language. */
const mergeContact = (written: Wire['Contact'], support: Support): Wire['Contact'] => {
  const { phone, hours, email, chat } = { ...written, ...support }
  return {
    ...(written.forms && { forms: written.forms }),
    ...(phone && { phone }),
    ...(hours && { hours }),
    ...(email && { email }),
    ...(chat && { chat }),
  }
}

/** The menus of a site; undefined where nobody wrote any in its language. */
export async function readMenus(queries: Queries, site: Site, support: Support): Promise<Wire['Menus'] | undefined> {
  const stored = await findContent(queries, site.contentLanguage, 'menus')
  if (stored === undefined) return undefined
  const { siteContacts, ...menus } = stored
  return { ...menus, contact: mergeContact({ ...menus.contact, ...siteContacts?.[site.entry.prefix] }, support) }
}
