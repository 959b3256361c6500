import type { Content } from '@cairn/core/contracts'
import { and, eq } from 'drizzle-orm'
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Handlers } from '../contract/operations.ts'
import { notFound } from '../contract/problem.ts'
import type { Queries } from '../database/database.ts'
import { siteOf } from '../sites/sites.ts'
import type { Vertical } from '../vertical.ts'

type Wire = Content.components['schemas']
type Bodies = { menus: Wire['Menus']; 'promo-messages': Wire['PromoMessage'][]; home: Wire['Home'] }

const contents = pgTable('contents', {
  language: text().notNull(),
  kind: text().$type<keyof Bodies>().notNull(),
  body: jsonb().$type<Bodies[keyof Bodies]>().notNull(),
})

const headers = { 'cache-control': 'public, max-age=60' }

const readContent = async <Kind extends keyof Bodies>(queries: Queries, prefix: string, kind: Kind) => {
  const { language } = siteOf(prefix)
  const [row] = await queries
    .select({ body: contents.body })
    .from(contents)
    .where(and(eq(contents.language, language), eq(contents.kind, kind)))
  if (row === undefined) throw notFound('There is no such content')
  return row.body as Bodies[Kind]
}

export const content: Vertical = {
  name: 'content',
  operations: ({ database }) => {
    const handlers: Handlers<Content.operations> = {
      getMenus: async ({ query }) => ({ status: 200, body: await readContent(database, query.site, 'menus'), headers }),
      listPromoMessages: async ({ query }) => ({
        status: 200,
        body: await readContent(database, query.site, 'promo-messages'),
        headers,
      }),
      getHome: async ({ query }) => ({ status: 200, body: await readContent(database, query.site, 'home'), headers }),
    }
    return { content: handlers }
  },
}
