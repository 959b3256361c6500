import { expect, test } from 'vitest'
import { inReadingOrder } from './facetOrder.ts'

const values = (...labels: string[]) => labels.map((label) => ({ value: label.toLowerCase(), label }))
const labelsOf = (list: readonly { label: string }[]) => list.map(({ label }) => label)

test('sizes are sorted from small to large, grouped by kind of size', () => {
  const mixed = values('XL', '45-47', '10', '9', 'regular', 'S-M', 'XS', '36-38', 'M', '38')
  expect(labelsOf(inReadingOrder('size', mixed, 'en'))).toEqual([
    'XS',
    'M',
    'XL',
    'S-M',
    '9',
    '10',
    '38',
    '36-38',
    '45-47',
    'regular',
  ])
})

test('waist sizes come before shoe sizes, whatever their numbers', () => {
  const mixed = [
    { value: 'eu37', label: '37' },
    { value: 'waist38', label: '38' },
    { value: '36-38', label: '36–38' },
    { value: 'eu38', label: '38' },
    { value: 'waist28', label: '28' },
  ]
  expect(inReadingOrder('size', mixed, 'de').map(({ value }) => value)).toEqual([
    'waist28',
    'waist38',
    'eu37',
    'eu38',
    '36-38',
  ])
})

test('categories are sorted alphabetically in the language', () => {
  const categories = values('Westen · Wind', 'Überhosen · Regen', 'Hosen · Wandern', 'Jacken · Wind', 'Hosen · Regen')
  expect(labelsOf(inReadingOrder('category', categories, 'de'))).toEqual([
    'Hosen · Regen',
    'Hosen · Wandern',
    'Jacken · Wind',
    'Überhosen · Regen',
    'Westen · Wind',
  ])
})

test('a category that matches the search better comes first', () => {
  const shelves = [
    { value: 'gloves', label: 'Handschuhe', rank: 2 },
    { value: 'trail', label: 'Schuhe · Trail', rank: 5 },
    { value: 'hiking', label: 'Schuhe · Wandern', rank: 5 },
  ]
  expect(labelsOf(inReadingOrder('category', shelves, 'de'))).toEqual([
    'Schuhe · Trail',
    'Schuhe · Wandern',
    'Handschuhe',
  ])
})

test('genders start with women in every language', () => {
  const genders = [
    { value: 'all', label: 'Unisex' },
    { value: 'men', label: 'Herren' },
    { value: 'women', label: 'Damen' },
  ]
  expect(labelsOf(inReadingOrder('gender', genders, 'de'))).toEqual(['Damen', 'Herren', 'Unisex'])
})
