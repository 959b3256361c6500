import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allDomains } from '../packages/core/src/entries/domains.ts'
import { machines } from '../packages/core/src/store/machines.fixture.ts'
import { effectsOf } from './testing/effects.ts'

const domains = machines.map(([name]) => name)

const rows = domains.flatMap((domain) => {
  const path = new URL(`../packages/core/src/effects/${domain}.effects.ts`, import.meta.url)
  // If no other domain sends commands to a domain, it has no file of effects.
  return existsSync(path) ? effectsOf(domain, readFileSync(path, 'utf8')) : []
})

test('the page lists every effect, in its order', () => {
  expect(rows.map(({ name }) => name)).toEqual(
    allDomains.flatMap(({ effects = [] }) => effects.map(({ name = '' }) => name)),
  )
})

test('an effect is named after the domain that it commands, and that it requires', () => {
  for (const { domain, name, requires } of rows) {
    expect(requires).toContain(domain)
    if (name !== '') expect(name.split('.')[0]).toBe(domain)
  }
})

const core = new URL('../packages/core/src/', import.meta.url)
const tests = readdirSync(core, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, core), 'utf8'))

test.each(rows.flatMap(({ name }) => name || []))('a test of the core names the effect %s', (name) => {
  expect(tests.filter((text) => text.includes(`'${name}'`))).not.toEqual([])
})

test('the generated page of effects matches the code', async () => {
  const intro = [
    '# Effects',
    'The rules between domains: each row is what one domain does because of an event of another. Read it to learn why something happens, and which rules a shop can switch off or replace by name. Effects without a name protect the session, the cart, cookies or redirects and always run. An effect exists only in a store that has all its domains. Generated from the code; `npx vitest run -u` updates it.',
  ].join('\n\n')
  const table = ['| commands | name | requires | reacts to |', '|---|---|---|---|']
  for (const { domain, name, requires, events } of rows)
    table.push(
      `| ${domain} | ${name === '' ? 'protected' : `\`${name}\``} | ${requires.join(', ')} | ${events.join(', ')} |`,
    )
  await expect(`${intro}\n\n${table.join('\n')}\n`).toMatchFileSnapshot('../docs/effects.md')
})
