import { expect, test } from 'vitest'
import { machines } from '../packages/core/src/store/machines.fixture.ts'
import { type EventRow, eventsOf } from './testing/events.ts'

const domains = machines.map(([name]) => name)

test.each(domains)('each event of %s has a comment that says when it is emitted', (domain) => {
  const events = eventsOf(domain)
  expect(events).not.toEqual([])
  expect(events.filter(({ type, when }) => type === '' || when === '')).toEqual([])
})

const cell = (text: string): string => text.replaceAll('|', '\\|')

const rowOf = ({ type, payload, when }: EventRow): string =>
  `| \`${type}\` | ${payload.map((each) => `\`${cell(each)}\``).join('<br>')} | ${cell(when)} |`

const tableOf = (domain: string): string =>
  [`## ${domain}`, '', '| event | data | when |', '|---|---|---|', ...eventsOf(domain).map(rowOf)].join('\n')

test('the generated page of events matches the types', async () => {
  const intro = [
    '# Events',
    'Every event that `store.on` and `useStoreEvent` deliver, by domain. Read it to find the event that your page, your effect or your analytics needs. Generated from the types; `npx vitest run -u` updates it.',
  ].join('\n\n')
  await expect(`${[intro, ...domains.map(tableOf)].join('\n\n')}\n`).toMatchFileSnapshot('../docs/events.md')
})
