import type { Support } from '../config.ts'
import { readContact } from '../content/menus.ts'
import type { Queries } from '../database/database.ts'
import { colonOf } from '../sites/colon.ts'
import type { Site } from '../sites/sites.data.ts'
import { orderMessages } from './messages/index.ts'

export type PhotoLink = { text: string; url: string }

export type ShopAddress = { origin: string; support: Support }

/**
 * Returns the link by which a buyer sends the photo of a receipt: a mail, because the contact form takes no photos. Without
 * an address of the shop, it leads to the contact details.
 */
export async function photoLinkOf(queries: Queries, site: Site, { origin, support }: ShopAddress): Promise<PhotoLink> {
  const { photoTo } = orderMessages[site.contentLanguage]
  const { email } = await readContact(queries, site, support)
  if (email === undefined) return { text: photoTo, url: `${origin}/${site.entry.prefix}/service#contact` }
  return { text: `${photoTo}${colonOf(site.language)}${email}`, url: `mailto:${email}` }
}
