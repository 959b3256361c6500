import { readFile } from 'node:fs/promises'
import type { Content } from '@cairn/core/contracts'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { bulkInsert } from '../catalogue/bulkInsert.ts'
import type { Support } from '../config.ts'
import { buildContent } from '../seed/buildContent.ts'
import { SITES } from '../sites/sites.data.ts'
import { findSite } from '../sites/sites.ts'
import { describeOnBothDatabases, type Open } from '../testing/bothDatabases.ts'
import { readMenus } from './menus.ts'

const MIGRATION = new URL('../database/migrations/0050_legal_links_of_sites.sql', import.meta.url)

type Contact = Content.components['schemas']['Contact']

describeOnBothDatabases('how to reach the shop', (open: Open) => {
  let filled: ReturnType<Open> | undefined
  const fill: Open = async () => {
    const opened = await open()
    const rows = Object.entries(buildContent([])).map(([language, { menus }]) => ({
      language,
      kind: 'menus',
      body: menus,
    }))
    await bulkInsert(opened.database, 'contents', { language: 'text', kind: 'text', body: 'jsonb' }, rows)
    return opened
  }
  const menusOn = async (prefix: string, support: Support = {}) => {
    filled ??= fill()
    const { database } = await filled
    const site = findSite(prefix)
    return site && readMenus(database, site, support)
  }
  const contactOn = async (...asked: Parameters<typeof menusOn>): Promise<Contact | undefined> =>
    (await menusOn(...asked))?.contact

  it('is available on every site: phone number per region, hours, an e-mail address and the six forms', {
    meta: { spec: ['2.search.help-hours', '9.content.support-hours'] },
  }, async () => {
    for (const { entry, store } of SITES) {
      const contact = await contactOn(entry.prefix)
      expect(contact?.phone, entry.prefix).toBe(store === 'US' ? '+1 800 555 0199' : '+44 808 157 0100')
      expect(contact).toMatchObject({ hours: 'MON-FRI 9AM - 6PM EST', email: 'help@cairn.example' })
      expect(Object.keys(contact?.forms ?? {}).toSorted()).toEqual(['de', 'en', 'en-gb', 'es', 'fr', 'it'])
      expect(contact).not.toHaveProperty('chat')
    }
  })

  it("takes the operator's settings on all sites", async () => {
    const support = { phone: '030', hours: 'Mo-Fr', email: 'us@shop.example', chat: 'https://chat.example/' }
    for (const prefix of ['us/en-us', 'de/de-de']) expect(await contactOn(prefix, support)).toMatchObject(support)
  })

  it('omits each detail that the operator sets to none', async () => {
    const contact = await contactOn('de/de-de', { phone: null, hours: null, email: null })
    expect(Object.keys(contact ?? {})).toEqual(['forms'])
  })

  it('does not send the per-site contacts to the client', async () => {
    expect(await menusOn('de/de-de')).not.toHaveProperty('siteContacts')
  })

  it('names the page about withdrawal after returns where the law gives no such right', async () => {
    const titleOn = async (prefix: string) =>
      (await menusOn(prefix))?.legal?.find(({ url }) => url === '/legal/withdrawal')?.title
    expect(await titleOn('us/en-us')).toBe('Return policy')
    expect(await titleOn('ch/de-ch')).toBe('Rückgabebedingungen')
    expect(await titleOn('ch/fr-ch')).toBe('Conditions de retour')
    expect(await titleOn('ie/en-ie')).toBe('Right of withdrawal')
    expect(await titleOn('de/de-de')).toBe('Widerrufsrecht')
    expect(await menusOn('us/en-us')).not.toHaveProperty('siteLegal')
  })

  it('has the same names in a database that was filled before', async () => {
    filled ??= fill()
    const { database } = await filled
    const bodies = () =>
      database.execute(sql`SELECT language, body FROM contents WHERE kind = 'menus' ORDER BY language`)
    const { rows } = await bodies()
    await database.execute(sql`UPDATE contents SET body = body - 'siteLegal' WHERE kind = 'menus'`)
    await database.execute(sql.raw(await readFile(MIGRATION, 'utf8')))
    expect((await bodies()).rows).toEqual(rows)
  })
})
