import type { Content } from '@cairn/core/contracts'
import type { Handlers } from '../contract/operations.ts'
import { notFound } from '../contract/problem.ts'
import type { Queries } from '../database/database.ts'
import { siteOf } from '../sites/sites.ts'
import type { Vertical } from '../vertical.ts'
import { findContent } from './contents.repository.ts'
import { readMenus } from './menus.ts'

const headers = { 'cache-control': 'public, max-age=60' }

const found = <Body>(body: Body | undefined): Body => {
  if (body === undefined) throw notFound('There is no such content')
  return body
}

const readContent = async <Kind extends Parameters<typeof findContent>[2]>(
  queries: Queries,
  prefix: string,
  kind: Kind,
) => found(await findContent(queries, siteOf(prefix).contentLanguage, kind))

export const content: Vertical = {
  name: 'content',
  operations: ({ database, config }) => {
    const handlers: Handlers<Content.operations> = {
      getMenus: async ({ query }) => ({
        status: 200,
        body: found(await readMenus(database, siteOf(query.site), config.support)),
        headers,
      }),
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
