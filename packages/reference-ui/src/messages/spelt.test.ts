import { expect, test } from 'vitest'
import { loadAccountMessages } from './account/index.ts'
import { loadCategoryMessages } from './category/index.ts'
import { loadConsentMessages } from './consent/index.ts'
import { loadMessages } from './index.ts'
import { loadJournalMessages } from './journal/index.ts'
import { loadServiceMessages } from './service/index.ts'
import { spelt } from './spelt.ts'

/** Returns all texts as one string, including the results of functions. */
const saidBy = (words: object): string =>
  JSON.stringify(words, (_, said: unknown) => (typeof said === 'function' ? String(said([], [])) : said))

test.each([
  ['of every page', loadMessages],
  ['of the account', loadAccountMessages],
  ['of categories', loadCategoryMessages],
  ['of the consent', loadConsentMessages],
  ['of the journal', loadJournalMessages],
  ['of the service', loadServiceMessages],
])('the texts %s have no ß in Switzerland, whichever country loads first', async (_, load) => {
  const [german, swiss] = [await load('de-DE'), await load('de-CH')]
  expect(saidBy(german)).toContain('ß')
  expect(saidBy(swiss)).not.toContain('ß')
  expect(saidBy(swiss)).toBe(saidBy(german).replaceAll('ß', 'ss'))
  expect([await load('de-DE'), await load('de-CH')]).toEqual([german, swiss])
})

test('the texts of a country are the same object each time', async () => {
  expect(await loadAccountMessages('de-CH')).toBe(await loadAccountMessages('de-CH'))
})

test('text that a shopper typed keeps its spelling', () => {
  const { found } = spelt({ found: (count: number, term: string) => `Größen: ${count} für „${term}“` }, 'de-CH')
  expect(found(3, 'weiße Hose')).toBe('Grössen: 3 für „weiße Hose“')
})

test('no other site has a different spelling', () => {
  const words = { close: 'Schließen' }
  expect(['de-DE', 'de-AT', 'fr-CH'].map((hreflang) => spelt(words, hreflang))).toEqual([words, words, words])
})
