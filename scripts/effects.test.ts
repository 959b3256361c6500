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

/** For each protected effect, the title of a test that fails without it: `domain: required domains`. */
const PROTECTED: Readonly<Record<string, string>> = {
  'account: auth, account': 'the data of the customer are restored after a reload, and removed after the session',
  'account: cart, membership, account': 'a change of country loads the customer again when the configuration names %s',
  'auth: auth': 'a page restored from the back/forward cache reads the current session',
  'auth: cart, auth': 'a 401 of the own port of a shop for the %s does too',
  'auth: checkout, auth': 'a 401 of the own port of a shop for the %s does too',
  'auth: wishlist, auth': 'an add is the intent of the sign-in, also when its dialog opens twice',
  'auth: account, auth': 'a loaded profile is stored with the user',
  'auth: membership, auth': 'a loaded membership is stored with the user',
  'auth: overlay, auth': 'an add is no intent of a sign-in after its dialog was closed',
  'cart: cart': 'a quantity in its debounce is saved when the page is hidden, because the user may leave',
  'cart: auth, cart': "signing out removes the cart cookies, but not the customer's cart",
  'cart: wishlist, cart': 'a moved line is on the wish list and removed from the cart',
  'cart: membership, cart': 'a verified code loads the cart again, because a member has other prices',
  'checkout: checkout': 'for a signed-in user both cookies are set once, as the last step before the redirect',
  'checkout: cart, checkout': 'a quantity that was changed just before the start is saved first',
  'checkout: auth, checkout':
    'both are removed after the sign-out, at the end of the session and on return from the checkout',
  'membership: auth, membership': 'signing out removes the user, the profile, the membership and every token',
  'membership: cart, membership': 'the customer group of a loaded membership counts as well',
  'search: search': 'Enter opens the results page of the searched term, and the panel closes',
  'shipping: cart, shipping': 'a cart of only %s needs no shipping, so its total is its subtotal',
  'wishlist: auth, wishlist': 'a moved line is on the wish list and removed from the cart',
}

test('the table above names every protected effect, unless a test names the effect itself', () => {
  const effects = rows
    .filter(({ name }) => name === '')
    .map(({ domain, requires }) => `${domain}: ${requires.join(', ')}`)
  // `npm run new:domain` stamps a test that names its effect, so that a new domain need not edit the table.
  const isNamed = (effect: string) => tests.some((text) => text.includes(`meta: { effect: '${effect}' }`))
  expect(effects.filter((effect) => !isNamed(effect))).toEqual(Object.keys(PROTECTED))
})

test.each(Object.entries(PROTECTED))('the protected effect %s has its test', (_, title) => {
  const quoted = [`'${title}'`, `"${title}"`]
  expect(tests.filter((text) => quoted.some((each) => text.includes(each)))).toHaveLength(1)
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
