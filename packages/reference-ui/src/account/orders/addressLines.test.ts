import { expect, test } from 'vitest'
import { orderOf } from '../layout/account.fixture.tsx'
import { addressLines } from './addressLines.ts'

const { region: _region, ...address } = orderOf('CN-1').address

test.each([
  ['US', { region: 'CO' }, ['1 Ridge Road', 'Boulder, CO 80302']],
  ['US', {}, ['1 Ridge Road', 'Boulder, 80302']],
  ['GB', { city: 'Keswick', postalCode: 'CA12 5DJ' }, ['1 Ridge Road', 'Keswick', 'CA12 5DJ']],
  [
    'DE',
    { line2: 'Hinterhaus', city: 'München', postalCode: '80331' },
    ['1 Ridge Road', 'Hinterhaus', '80331 München'],
  ],
  ['IT', { city: 'Bolzano', postalCode: '39100', region: 'BZ' }, ['1 Ridge Road', '39100 Bolzano', 'BZ']],
])('an address in %s is written as its post does: %o', (country, change, lines) => {
  expect(addressLines({ ...address, ...change, country })).toEqual(lines)
})
