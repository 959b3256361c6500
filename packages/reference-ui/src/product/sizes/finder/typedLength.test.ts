import { expect, test } from 'vitest'
import { LIMITS } from './readLength.ts'
import { showLength } from './typedLength.ts'

test.each([
  ['178', 'cm', 'in', 'height', '70'],
  ['100', 'cm', 'in', 'chest', '39.5'],
  ['66', 'in', 'cm', 'height', '168'],
  ['36.5', 'in', 'cm', 'chest', '93'],
] as const)('%s %s is shown in %s as a %s of the same length', (text, typedIn, unit, measure, shown) => {
  expect(showLength({ text, unit: typedIn }, unit, LIMITS[measure], 'en-US')).toBe(shown)
})

test('the decimal sign is that of the site', () => {
  expect(showLength({ text: '100', unit: 'cm' }, 'in', LIMITS.chest, 'de-DE')).toBe('39,5')
})

test.each(['5 ft 6 in', '170 cm', '1.70 m', '', 'M', '900'])('"%s" means the same in both units and stays', (text) => {
  expect(showLength({ text, unit: 'cm' }, 'in', LIMITS.height, 'en-US')).toBe(text)
})

test('back in the unit in which it was typed, the text is the one that was typed', () => {
  expect(showLength({ text: '92,5', unit: 'cm' }, 'cm', LIMITS.chest, 'en-US')).toBe('92,5')
})
