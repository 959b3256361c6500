import { expect, test } from 'vitest'
import { machines } from '../packages/core/src/store/machines.fixture.ts'
import { type FactRow, factsOf } from './testing/facts.ts'

const domains = machines.map(([name]) => name)

test.each(domains)('each fact of %s says when it happens', (domain) => {
  const facts = factsOf(domain)
  expect(facts).not.toEqual([])
  expect(facts.filter(({ type, when }) => type === '' || when === '')).toEqual([])
})

const cell = (text: string): string => text.replaceAll('|', '\\|')

const rowOf = ({ type, payload, when }: FactRow): string =>
  `| \`${type}\` | ${payload.map((each) => `\`${cell(each)}\``).join('<br>')} | ${cell(when)} |`

const tableOf = (domain: string): string =>
  [`## ${domain}`, '', '| fact | with | when |', '|---|---|---|', ...factsOf(domain).map(rowOf)].join('\n')

test('the page of facts is what the types say', async () => {
  const intro = [
    '# Facts',
    'What `store.on` and `useFact` tell. Made from the types; `npx vitest run -u` writes it anew.',
  ].join('\n\n')
  await expect(`${[intro, ...domains.map(tableOf)].join('\n\n')}\n`).toMatchFileSnapshot('../docs/facts.md')
})
