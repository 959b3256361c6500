import { expect, it } from 'vitest'
import { siteOf } from '../sites/sites.ts'
import { addressLines, placeFields } from './addressLines.ts'

const someone = { first_name: 'Ada', last_name: 'Vale', line1: '1 Ridge Road' }

it.each([
  [{ city: 'Boulder', region: 'CO', postal_code: '80302', country: 'US' }, ['Boulder, CO 80302', 'Vereinigte Staaten']],
  [{ city: 'Boulder', postal_code: '80302', country: 'US' }, ['Boulder, 80302', 'Vereinigte Staaten']],
  [{ city: 'Keswick', postal_code: 'CA12 5DJ', country: 'GB' }, ['Keswick', 'CA12 5DJ', 'Vereinigtes Königreich']],
  [
    { line2: 'Hinterhaus', city: 'München', postal_code: '80331', country: 'DE' },
    ['Hinterhaus', '80331 München', 'Deutschland'],
  ],
  [{ city: 'Bolzano', region: 'BZ', postal_code: '39100', country: 'IT' }, ['39100 Bolzano', 'BZ', 'Italien']],
])("formats %o as the country's post does, with the country name in the reader's language", (place, lines) => {
  expect(addressLines({ ...someone, ...place }, siteOf('de/de-de'))).toEqual(['Ada Vale', '1 Ridge Road', ...lines])
})

it.each([
  ['US', ['city', 'region', 'postal_code']],
  ['IE', ['city', 'region', 'postal_code']],
  ['NL', ['postal_code', 'city']],
  ['IT', ['postal_code', 'city', 'region']],
])('asks for the place in %s in the order in which its post writes it', (country, fields) => {
  expect(placeFields(country)).toEqual(fields)
})
