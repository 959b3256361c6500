import { expect, it } from 'vitest'
import { US_STATES } from './usStates.ts'
import { stateOfZip, statesOfZip } from './zipStates.ts'

it.each([
  ['80302', 'CO'],
  ['60601', 'IL'],
  ['90210', 'CA'],
  ['00501', 'NY'],
  ['00901', 'PR'],
  ['00802', 'VI'],
  ['20500', 'DC'],
  ['20190', 'VA'],
  ['05501', 'MA'],
  ['73301', 'TX'],
  ['88510', 'TX'],
  ['99501', 'AK'],
  ['96701', 'HI'],
  ['09012', 'AE'],
  ['10001-1234', 'NY'],
])('the ZIP code %s is in %s alone', (zip, state) => {
  expect(statesOfZip(zip)).toEqual([state])
  expect(stateOfZip(zip)).toBe(state)
})

it.each([
  ['42223', ['KY', 'TN']],
  ['06390', ['CT', 'NY']],
  ['96799', ['HI', 'AS']],
  ['96950', ['GU', 'MP']],
])('the ZIP code %s is in each of %o', (zip, states) => {
  expect(statesOfZip(zip)).toEqual(states)
  expect(stateOfZip(zip)).toBeNull()
})

it.each(['', '00000', '00499', '69900'])('the ZIP code "%s" is in no state', (zip) => {
  expect(statesOfZip(zip)).toEqual([])
  expect(stateOfZip(zip)).toBeNull()
})

it('every state has ZIP codes', () => {
  const numbers = Array.from({ length: 100_000 }, (_, number) => String(number).padStart(5, '0'))
  const found = new Set(numbers.flatMap(statesOfZip))
  expect(US_STATES.map(([code]) => code).filter((code) => !found.has(code))).toEqual([])
})
