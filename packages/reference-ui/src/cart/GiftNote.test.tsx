import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sites } from '../app/shop/sites.ts'
import { factsOf } from '../legal/facts/countries.ts'
import { openShop } from '../testing/openShop.fixture.tsx'
import GiftNote, { BEYOND_CUSTOMS } from './GiftNote.tsx'

afterEach(cleanup)

test.each([
  ['gb/en-gb', 'There is no invoice and no price in the parcel.'],
  ['ch/de-ch', 'Im Paket liegen weder Rechnung noch Preise.'],
  ['fr/fr-fr', 'Le colis ne contient ni facture ni prix.'],
])('the note about gifts on %s says that no price lies in the parcel', async (at, sentence) => {
  await openShop(<GiftNote />, { at })
  expect((await screen.findByText(/./, { selector: 'p' })).textContent).toContain(sentence)
})

test.each([
  ['ch/de-ch', true],
  ['de/de-de', false],
])('the note about gifts on %s names the customs form: %s', async (at, isNamed) => {
  await openShop(<GiftNote />, { at })
  const { textContent } = await screen.findByText(/./, { selector: 'p' })
  expect(textContent?.includes('Zollerklärung aussen am Paket')).toBe(isNamed)
})

test('the countries of the note are those that the facts place beyond a customs border', () => {
  const facts = sites.map(({ countryCode }) => countryCode).filter((country) => factsOf(country).returns.hasCustoms)
  expect([...new Set(facts)].toSorted()).toEqual(BEYOND_CUSTOMS)
})
