import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { endpoints } from './endpoints.fixture.ts'
import { lostReasons, reasonOf } from './reasons.fixture.ts'
import { countUnread } from './unread.fixture.ts'

const PAGE = join(fileURLToPath(new URL('../../../..', import.meta.url)), 'docs/adapters/payloads.md')

const counted = endpoints.map((endpoint) => ({ ...endpoint, payloads: countUnread(endpoint) }))

test('every field that no mapper reads has a reason, and every reason a field', () => {
  const fields = counted.flatMap(({ name, payloads }) =>
    payloads.flatMap(({ unread }) => unread.map((field) => ({ name, field, reason: reasonOf(field) }))),
  )
  expect(fields.filter(({ reason }) => reason === null).map(({ name, field }) => `${name}: ${field}`)).toEqual([])
  const used = new Set(fields.flatMap(({ reason }) => (reason?.isLost ? [reason.text] : [])))
  expect(lostReasons.filter((text) => !used.has(text))).toEqual([])
})

const rows = counted.map(({ vendor, name, payloads }) => {
  const losses = payloads.map(({ unread }) => [
    ...new Set(unread.flatMap((field) => (reasonOf(field)?.isLost ? (reasonOf(field)?.text ?? []) : []))),
  ])
  const lossy = losses.filter((texts) => texts.length > 0).length
  const throwing = payloads.filter((payload) => payload.isThrowing).length
  const reasons = [...new Set(losses.flat())].map(
    (text) => `${text} (${losses.filter((texts) => texts.includes(text)).length})`,
  )
  return { vendor, name, total: payloads.length, clean: payloads.length - lossy, lossy, throwing, reasons }
})

const sumOf = (count: (row: (typeof rows)[number]) => number) => rows.reduce((sum, row) => sum + count(row), 0)

test('no payload throws, and docs/adapters/payloads.md counts them', async () => {
  expect(sumOf(({ throwing }) => throwing)).toBe(0)
  const lines = [
    '# Payloads',
    '',
    'What the mappers of the adapters do with payloads in the published shapes of a vendor. *Clean*: the shop shows everything that the payload has and',
    'a shopper needs. *Lossy*: something is not shown, with the reason and the number of payloads. A test finds the fields that a mapper never reads by',
    'changing them, and fails for one without a reason. A property test changes the payloads in 10,000 ways; a mapped field always has its type.',
    '',
    '`vitest run --project unit examples/adapter-bigcommerce -u` writes this page.',
    '',
    '| vendor | call | payloads | clean | lossy | throwing | lossy, because |',
    '|---|---|--:|--:|--:|--:|---|',
    ...rows.map(
      ({ vendor, name, total, clean, lossy, throwing, reasons }) =>
        `| ${vendor} | ${name} | ${total} | ${clean} | ${lossy} | ${throwing} | ${reasons.join('; ')} |`,
    ),
    `| **all** | | ${sumOf(({ total }) => total)} | ${sumOf(({ clean }) => clean)} | ${sumOf(({ lossy }) => lossy)} | 0 | |`,
    '',
  ]
  await expect(lines.join('\n')).toMatchFileSnapshot(PAGE)
})
