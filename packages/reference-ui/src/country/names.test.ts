import { sites } from '@cairn/core'
import { expect, test } from 'vitest'
import { cacheNames, countryName, languageName, namesOf, siteName } from './names.ts'

test.for(sites)('the English name of the site $prefix matches the country table', (site) => {
  expect(siteName(site, 'en-US')).toBe(site.name)
})

test('a site has a name in the language of the page', () => {
  const site = sites.find(({ prefix }) => prefix === 'be/fr-be')
  expect(site && siteName(site, 'de-DE')).toBe('Belgien (Französisch)')
  expect(countryName('GB', 'it-IT')).toBe('Regno Unito')
})

test('names from the server are not formatted again, so that hydration never finds a mismatch', () => {
  const site = sites.find(({ prefix }) => prefix === 'ch/fr-ch')
  if (site === undefined) throw new Error('no site')
  const { countries, languages } = namesOf(site)
  expect([countries.CH, countries.DE, languages.fr, languages.de]).toEqual([
    'Suisse',
    'Allemagne',
    ['Français', 'Français'],
    ['Allemand', 'Deutsch'],
  ])
  cacheNames(site, { countries: { CH: 'La Suisse' }, languages: { fr: ['Le français', 'Le français'] } })
  expect(siteName(site, site.hreflang)).toBe('La Suisse (Le français)')
  expect([countryName('CH', 'de-CH'), languageName('fr', 'de-CH')]).toEqual(['Schweiz', 'Französisch'])
})
