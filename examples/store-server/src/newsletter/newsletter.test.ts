import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { shopOn } from '../testing/shop.ts'
import { newsletterSubscribers } from './newsletter.schema.ts'

const PATH = '/api/store/newsletter'

describeOnBothDatabases('the newsletter', (open) => {
  const freshShop = shopOn(open, [])

  it('stores an address once and does not reveal that it is already subscribed', async () => {
    const { call, database } = await freshShop()
    const first = await call('POST', PATH, { body: { email: 'Ada@example.com', site: 'de/de-de' } })
    const second = await call('POST', PATH, { body: { email: 'ada@example.com', site: 'fr/fr-fr' } })
    expect([first.status, first.text]).toEqual([202, ''])
    expect([second.status, second.text]).toEqual([202, ''])
    expect(await database.select().from(newsletterSubscribers)).toMatchObject([
      { email: 'ada@example.com', site: 'de/de-de' },
    ])
  })

  it('refuses an unknown site', async () => {
    const { call } = await freshShop()
    const reply = await call('POST', PATH, { body: { email: 'ada@example.com', site: 'xx/xx-xx' } })
    expect(reply).toMatchObject({ status: 400, body: { code: 'unknown_site' } })
  })
})
