import { sites } from '@cairn/core'
import { expect, test } from 'vitest'
import { countryName, languageName, namesOf, siteName, tellNames } from './names.ts'

test.for(sites)('the site $prefix is called in English what the country table calls it', (site) => {
  expect(siteName(site, 'en-US')).toBe(site.name)
})

test('a site is named in the language of the reader', () => {
  const site = sites.find(({ prefix }) => prefix === 'be/fr-be')
  expect(site && siteName(site, 'de-DE')).toBe('Belgien (Französisch)')
  expect(countryName('GB', 'it-IT')).toBe('Regno Unito')
})

test('names that the server has told are not looked up again, so page and browser never differ', () => {
  const site = sites.find(({ prefix }) => prefix === 'ch/fr-ch')
  if (site === undefined) throw new Error('no site')
  const { countries, languages } = namesOf(site)
  expect([countries.CH, countries.DE, languages.fr, languages.de]).toEqual([
    'Suisse',
    'Allemagne',
    ['Français', 'Français'],
    ['Allemand', 'Deutsch'],
  ])
  tellNames(site, { countries: { CH: 'La Suisse' }, languages: { fr: ['Le français', 'Le français'] } })
  expect(siteName(site, site.hreflang)).toBe('La Suisse (Le français)')
  expect([countryName('CH', 'de-CH'), languageName('fr', 'de-CH')]).toEqual(['Schweiz', 'Französisch'])
})
