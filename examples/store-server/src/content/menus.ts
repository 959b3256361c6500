import type { Content } from '@cairn/core/contracts'
import type { Support } from '../config.ts'
import type { Queries } from '../database/database.ts'
import type { Site } from '../sites/sites.data.ts'
import { findContent } from './contents.repository.ts'

type Wire = Content.components['schemas']

/**
 * Merges the contact details: the operator's settings override the content of the site, which overrides the content of
 * the language.
 */
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

/** Reads the menus of a site; undefined when its language has none. */
export async function readMenus(queries: Queries, site: Site, support: Support): Promise<Wire['Menus'] | undefined> {
  const stored = await findContent(queries, site.contentLanguage, 'menus')
  if (stored === undefined) return undefined
  const { siteContacts, siteLegal, ...menus } = stored
  const own = siteLegal?.[site.entry.prefix] ?? []
  const legal = menus.legal?.map((link) => own.find(({ url }) => url === link.url) ?? link)
  return {
    ...menus,
    ...(legal && { legal }),
    contact: mergeContact({ ...menus.contact, ...siteContacts?.[site.entry.prefix] }, support),
  }
}

/** Reads the contact details of a site. A detail that the shop does not give is absent. */
export const readContact = async (queries: Queries, site: Site, support: Support): Promise<Wire['Contact']> =>
  (await readMenus(queries, site, support))?.contact ?? mergeContact({}, support)
