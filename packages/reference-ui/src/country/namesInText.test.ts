import { expect, test } from 'vitest'
import { findSite } from '../app/shop/sites.ts'
import { siteInText } from './namesInText.ts'

test.each([
  ['it-IT', 'Belgio (francese)'],
  ['fr-FR', 'Belgique (français)'],
  ['es-ES', 'Bélgica (francés)'],
  ['pt-PT', 'Bélgica (francês)'],
  ['de-DE', 'Belgien (Französisch)'],
  ['en-US', 'Belgium (French)'],
])('in the middle of a sentence in %s the site is called %s', (locale, name) => {
  const site = findSite('be/fr-be')
  expect(site && siteInText(site, locale)).toBe(name)
})

test('a country with one site has no language in its name', () => {
  const site = findSite('pt/pt-pt')
  expect(site && siteInText(site, 'it-IT')).toBe('Portogallo')
})
