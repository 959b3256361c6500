import { expect, it } from 'vitest'
import { siteOf } from '../sites/sites.ts'
import { reductionPart } from './reduction.ts'

const noteOn = (prefix: string): string | undefined => {
  const site = siteOf(prefix)
  return reductionPart({ price: { salePriceMinor: 2000 }, priorMinor: 2495 }, site).custom?.priceNote.replaceAll(
    /\s/gu,
    ' ',
  )
}

it.each([
  ['ie/en-ie', 'Lowest price in the 30 days before the reduction: €24.95'],
  ['de/de-de', 'Niedrigster Preis der 30 Tage vor der Reduzierung: 24,95 €'],
  ['fr/fr-fr', 'Prix le plus bas des 30 jours précédant la réduction : 24,95 €'],
  ['es/es-es', 'Precio más bajo de los 30 días anteriores a la rebaja: 24,95 €'],
  ['it/it-it', 'Prezzo più basso nei 30 giorni prima dello sconto: 24,95 €'],
  ['pt/pt-pt', 'Preço mais baixo dos 30 dias anteriores à redução: 24,95 €'],
])('on %s the sentence says before what the 30 days were', (prefix, note) => {
  expect(noteOn(prefix)).toBe(note)
})

it.each(['ch/de-ch', 'gb/en-gb', 'us/en-us'])('on %s, outside the European Economic Area, there is none', (prefix) => {
  expect(noteOn(prefix)).toBeUndefined()
})
