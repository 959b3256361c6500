import { expect, test } from 'vitest'
import { siteForReader } from './chooseSite.ts'

test.each([
  ['their own region', ['de-DE', 'en'], 'de/de-de'],
  ['their own region, however it is written', ['fr-ch'], 'ch/fr-ch'],
  ['the country the language is named after', ['fr'], 'fr/fr-fr'],
  ['that country too for a region without a shop', ['pt-BR'], 'pt/pt-pt'],
  ['the US for English of anywhere else', ['en-AU'], 'us/en-us'],
  ['the first language that the shop speaks', ['ja', 'it-IT', 'en'], 'it/it-it'],
  ['the US when it speaks none of them', ['ja'], 'us/en-us'],
])('a page without a site uses the site of %s', (_, browserLanguages, prefix) => {
  expect(siteForReader({ browserLanguages }).prefix).toBe(prefix)
})
