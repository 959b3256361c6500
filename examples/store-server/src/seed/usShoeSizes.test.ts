import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { sizesOf } from './sizes.ts'

const labelsOf = (gender: 'all' | 'men' | 'women', language: 'de' | 'en' | 'en-GB') =>
  sizesOf('shoes', gender)
    .slice(0, 4)
    .map(({ labels }) => labels[language].replaceAll('\u00a0', ' '))

test('the store of the United States labels shoes with its own sizes', () => {
  expect(labelsOf('women', 'en')).toEqual(['W 6', 'W 7', 'W 7½', 'W 8½'])
  expect(labelsOf('men', 'en')).toEqual(['M 5', 'M 6', 'M 6½', 'M 7½'])
  expect(labelsOf('all', 'en')[0]).toBe('M 5 / W 6')
})

test('the other store labels shoes with European sizes, in English with the British ones, and every key stays', () => {
  for (const gender of ['women', 'men', 'all'] as const)
    expect(labelsOf(gender, 'en-GB')).toEqual(['EU 37 / UK 4', 'EU 38 / UK 5', 'EU 39 / UK 5½', 'EU 40 / UK 6½'])
  expect(labelsOf('men', 'de')).toEqual(['37', '38', '39', '40'])
  expect(sizesOf('shoes', 'women')[0]?.key).toBe('37')
})

test('the store of the United States labels socks with its own sizes, the other store as it labels shoes', () => {
  const socks = (gender: 'all' | 'men' | 'women', language: 'de' | 'en' | 'en-GB') =>
    sizesOf('socks', gender).map(({ labels }) => labels[language].replaceAll('\u00a0', ' '))
  expect(socks('women', 'en')).toEqual(['W 5–7', 'W 7½–9½', 'W 10–12', 'W 12½–14'])
  expect(socks('men', 'en')).toEqual(['M 4–6', 'M 6½–8½', 'M 9–11', 'M 11½–13'])
  expect(socks('all', 'en')[0]).toBe('M 4–6 / W 5–7')
  expect(socks('all', 'en-GB')).toEqual([
    'EU 36–38 / UK 3½–5',
    'EU 39–41 / UK 5½–7½',
    'EU 42–44 / UK 8–9½',
    'EU 45–47 / UK 10½–12',
  ])
  expect(socks('all', 'de')[0]).toBe('36–38')
  expect(sizesOf('socks', 'all').map(({ key }) => key)).toEqual(['36-38', '39-41', '42-44', '45-47'])
})

const sizeIn = (label = '') => Number(label.replace('W ', '').replace('½', '.5'))

test('the American size of a shoe is within that of the sock with the same European size', () => {
  const socks = sizesOf('socks', 'women')
  for (const { key, labels } of sizesOf('shoes', 'women')) {
    const sock = socks.find(({ key: range }) => {
      const [from, to] = range.split('-')
      return Number(from) <= Number(key) && Number(key) <= Number(to)
    })
    const [from = Number.NaN, to = Number.NaN] = sock?.labels.en.split('–').map(sizeIn) ?? []
    expect(sizeIn(labels.en), key).toBeGreaterThanOrEqual(from)
    expect(sizeIn(labels.en), key).toBeLessThanOrEqual(to)
  }
})

test('the size guide of the storefront has the same British sizes of shoes and socks', async () => {
  const file = new URL('../../../../packages/reference-ui/src/product/sizes/sizeTables.ts', import.meta.url)
  const guide = await readFile(file, 'utf8')
  for (const { key, labels } of [...sizesOf('shoes', 'all'), ...sizesOf('socks', 'all')]) {
    const [, british] = labels['en-GB'].split('UK\u00a0')
    expect(guide).toMatch(new RegExp(`^    '?${key}'?: \\[(?:\\[.*?\\]|[\\d.]+), '${british}'`, 'm'))
  }
})

test('sizes of other goods have no American labels', () => {
  expect(sizesOf('lengths', 'women').map(({ labels }) => labels.en)).toContain('38')
})
