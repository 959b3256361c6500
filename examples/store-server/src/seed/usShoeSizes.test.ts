import { expect, test } from 'vitest'
import { sizesOf } from './sizes.ts'

const labelsOf = (gender: 'all' | 'men' | 'women', language: 'de' | 'en' | 'en-GB') =>
  sizesOf('shoes', gender)
    .slice(0, 4)
    .map(({ labels }) => labels[language])

test('the store of the United States labels shoes with its own sizes', () => {
  expect(labelsOf('women', 'en')).toEqual(['W 6', 'W 7', 'W 7½', 'W 8½'])
  expect(labelsOf('men', 'en')).toEqual(['M 5', 'M 6', 'M 6½', 'M 7½'])
  expect(labelsOf('all', 'en')[0]).toBe('M 5 / W 6')
})

test('the other store labels shoes with European sizes, and every key stays', () => {
  expect(labelsOf('women', 'en-GB')).toEqual(['37', '38', '39', '40'])
  expect(labelsOf('men', 'de')).toEqual(['37', '38', '39', '40'])
  expect(sizesOf('shoes', 'women')[0]?.key).toBe('37')
})

test('sizes of other goods have no American labels', () => {
  expect(sizesOf('lengths', 'women').map(({ labels }) => labels.en)).toContain('38')
})
