import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openShop } from '../testing/openShop.fixture.tsx'
import GiftNote from './GiftNote.tsx'

afterEach(cleanup)

test.each([
  ['gb/en-gb', 'There is no invoice and no price in the parcel.'],
  ['ch/de-ch', 'Im Paket liegen weder Rechnung noch Preise.'],
  ['fr/fr-fr', 'Le colis ne contient ni facture ni prix.'],
])('the note about gifts on %s says that no price lies in the parcel', async (at, sentence) => {
  await openShop(<GiftNote />, { at })
  expect((await screen.findByText(/./, { selector: 'p' })).textContent).toContain(sentence)
})
