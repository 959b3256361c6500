import { expect, test } from 'vitest'
import { addressLines } from './account.rules.ts'
import type { OrderAddress } from './account.types.ts'

const boulder: OrderAddress = {
  firstName: 'Ada',
  lastName: 'Vale',
  line1: '1 Ridge Road',
  line2: null,
  city: 'Boulder',
  postalCode: '80302',
  country: 'US',
}

test.each([
  ['US', { region: 'CO' }, ['Boulder, CO 80302']],
  ['US', {}, ['Boulder, 80302']],
  ['US', { postalCode: '' }, ['Boulder']],
  ['US', { city: '', region: 'CO' }, ['CO 80302']],
  ['GB', { city: 'Keswick', postalCode: 'CA12 5DJ' }, ['Keswick', 'CA12 5DJ']],
  ['IE', { city: 'Sligo', region: 'Co. Sligo', postalCode: 'F91 X2Y3' }, ['Sligo', 'Co. Sligo', 'F91 X2Y3']],
  ['DE', { line2: 'Hinterhaus', city: 'München', postalCode: '80331' }, ['Hinterhaus', '80331 München']],
  ['IT', { city: 'Bolzano', postalCode: '39100', region: 'BZ' }, ['39100 Bolzano', 'BZ']],
  ['PT', { city: 'Porto', postalCode: '' }, ['Porto']],
])('an address in %s is written as its post does: %o', (country, change, lines) => {
  expect(addressLines({ ...boulder, ...change, country })).toEqual(['1 Ridge Road', ...lines])
})

test('an unknown country gets the order of most countries', () => {
  expect(addressLines({ ...boulder, country: 'constructor' })).toEqual(['1 Ridge Road', '80302 Boulder'])
})
