import type { Content } from '@cairn/core/contracts'
import { and, eq } from 'drizzle-orm'
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Queries } from '../database/database.ts'
import type { ContentLanguage } from '../sites/sites.data.ts'

type Wire = Content.components['schemas']
/** The menus of one language as the database stores them. */
export type StoredMenus = Wire['Menus'] & {
  /**
   * Contact details by site prefix, for the sites whose details differ from the details of the language. A toll-free
   * number, for instance, works in one country only.
   */
  siteContacts?: Readonly<Record<string, Partial<Wire['Contact']>>>
  /** Legal links by site prefix. Each replaces the link of the language with the same URL. */
  siteLegal?: Readonly<Record<string, readonly Wire['MenuLink'][]>>
}

type Bodies = { menus: StoredMenus; 'promo-messages': Wire['PromoMessage'][]; home: Wire['Home'] }
type Kind = keyof Bodies

const contents = pgTable('contents', {
  language: text().$type<ContentLanguage>().notNull(),
  kind: text().$type<Kind>().notNull(),
  body: jsonb().$type<Bodies[Kind]>().notNull(),
})

/** Reads the editors' content of one kind and language; undefined when there is none. */
export async function findContent<K extends Kind>(
  queries: Queries,
  language: ContentLanguage,
  kind: K,
): Promise<Bodies[K] | undefined> {
  const [row] = await queries
    .select({ body: contents.body })
    .from(contents)
    .where(and(eq(contents.language, language), eq(contents.kind, kind)))
  return row?.body as Bodies[K] | undefined
}
