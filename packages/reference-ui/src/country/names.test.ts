import { sites } from '@cairn/core'
import { expect, test } from 'vitest'
import { countryName, siteName } from './names.ts'

test.for(sites)('the site $prefix is called in English what the country table calls it', (site) => {
  expect(siteName(site, 'en-US')).toBe(site.name)
})

test('a site is named in the language of the reader', () => {
  const site = sites.find(({ prefix }) => prefix === 'be/fr-be')
  expect(site && siteName(site, 'de-DE')).toBe('Belgien (Französisch)')
  expect(countryName('GB', 'it-IT')).toBe('Regno Unito')
})
