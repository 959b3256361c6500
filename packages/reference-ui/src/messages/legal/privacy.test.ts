import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createFakeGateways } from '@cairn/core/testing'
import { expect, test } from 'vitest'
import { sites } from '../../app/shop/sites.ts'
import { loadLegal } from '../../legal/loadLegal.ts'
import { loadConsentSettingsMessages } from '../consentSettings/index.ts'

const RETENTION = resolve(import.meta.dirname, '../../../../../examples/store-server/src/retention.ts')

/** The row of each retention period in the section about stored data, equal in all languages. */
const ROWS = {
  cart: 0,
  checkout: 1,
  deliveryDetails: 3,
  contactMessage: 5,
  reviewDraft: 6,
  rejectedReview: 6,
  searchLog: 7,
  mail: 8,
  unconfirmedSubscription: 9,
  idempotencyKey: 11,
}

/** Returns the retention periods of the store server in days. */
const readPeriods = async (): Promise<Map<string, number>> => {
  const text = await readFile(RETENTION, 'utf8')
  const found = text.matchAll(/^ {2}(\w+): (?:(\d+) \* )?DAY,$/gm)
  return new Map([...found].map(([, key = '', days = '1']) => [key, Number(days)]))
}

const blocksOf = async (section: string, site: (typeof sites)[number]) => {
  const { signal } = new AbortController()
  const { sections } = await loadLegal('privacy', { gateways: createFakeGateways({ site: site.prefix }), site, signal })
  return sections.find(({ id }) => id === section)?.blocks
}

const rowsOf = async (site: (typeof sites)[number]) =>
  (await blocksOf('server', site))?.flatMap((block) =>
    typeof block !== 'string' && block.kind === 'rows' ? block.rows : [],
  )

test('every retention period of the store server has a row', async () => {
  const periods = await readPeriods()
  expect([...periods.keys()].sort()).toEqual(Object.keys(ROWS).sort())
})

test.each(sites)('the privacy page of $prefix states every retention period of the store server', async (site) => {
  const [periods, rows] = await Promise.all([readPeriods(), rowsOf(site)])
  expect(rows).toHaveLength(12)
  for (const [key, row] of Object.entries(ROWS)) {
    expect(rows?.[row]?.[1], key).toMatch(new RegExp(`\\b${periods.get(key)} (day|Tag|jour|giorn|día|dia)`))
  }
  // A stock alert is a subscription, too.
  expect(rows?.[10]?.[1]).toContain(`${periods.get('unconfirmedSubscription')} `)
})

test.each(sites)(
  'the recipients on $prefix include those of the advertising that the visitor can allow',
  async (site) => {
    const [blocks, consent] = await Promise.all([
      blocksOf('recipients', site),
      loadConsentSettingsMessages(site.hreflang),
    ])
    expect(blocks?.join(' ')).toMatch(new RegExp(`["„«]\\s?${consent.targeting}\\s?["“»]`))
  },
)
