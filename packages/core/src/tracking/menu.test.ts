import { expect, test } from 'vitest'
import { createGatewayClients } from '../api/gatewayClients.fixture.ts'
import { createContentGateway } from '../api/gateways/content.gateway.ts'
// The gateway loads this mapper on demand. Importing it here makes it available without a wait.
import '../api/mappers/content.mapper.ts'
import { siteAt } from '../shared/sites.ts'
import { openShop } from './tracking.fixture.ts'
import { toEntries } from './tracking.ga4.ts'

const entryOf = async (wire: object) => {
  const { content } = createGatewayClients({
    origin: 'https://shop.example',
    fetch: async () => Response.json({ navigation: [wire] }),
  })
  const [entry] = (await createContentGateway({ client: content, site: siteAt('de/de-de') }).menus({})).navigation
  if (entry === undefined) throw new Error('The menu is empty')
  return entry
}

const german = { title: 'Damen', url: '/damen', enTitle: 'Women', enUrl: '/women' }

test('a click in the German menu is reported with the English title', {
  meta: { spec: ['2.header.nav-english-key'] },
}, async () => {
  const { tracking, sent, dataLayer } = await openShop({ granted: ['analytics'] })
  tracking.commands.selectMenu(await entryOf(german))
  expect(sent).toEqual([{ name: 'select_content', type: 'menu', id: 'Women', url: '/women' }])
  expect(dataLayer).toContainEqual({
    event: 'select_content',
    content_type: 'menu',
    content_id: 'Women',
    content_url: '/women',
  })
  expect(JSON.stringify(dataLayer)).not.toContain('Damen')
})

test('without an English title the own title is reported, and without an address none', {
  meta: { spec: ['2.header.nav-english-key'] },
}, async () => {
  const { tracking, sent } = await openShop({ granted: ['analytics'] })
  tracking.commands.selectMenu(await entryOf({ title: 'Sale', url: '/sale' }))
  tracking.commands.selectMenu(await entryOf({ title: 'Sale' }))
  expect(sent).toEqual([
    { name: 'select_content', type: 'menu', id: 'Sale', url: '/sale' },
    { name: 'select_content', type: 'menu', id: 'Sale', url: null },
  ])
  expect(toEntries({ name: 'select_content', type: 'menu', id: 'Sale', url: null })).toEqual([
    { event: 'select_content', content_type: 'menu', content_id: 'Sale' },
  ])
})

test('without consent no click in the menu is reported', async () => {
  const { tracking, sent } = await openShop({ isDecided: true })
  tracking.commands.selectMenu(await entryOf(german))
  expect(sent).toEqual([])
})
