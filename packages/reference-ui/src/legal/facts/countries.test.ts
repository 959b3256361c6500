import { expect, test } from 'vitest'
import { sites } from '../../app/shop/sites.ts'
import { COUNTRY_FACTS, factsOf } from './countries.ts'
import type { Sourced } from './facts.types.ts'

const isSourced = (value: unknown): value is Sourced<unknown> =>
  typeof value === 'object' && value !== null && 'source' in value

test.each([...new Set(sites.map(({ countryCode }) => countryCode))])('%s has a row', (countryCode) => {
  expect(factsOf(countryCode).seller.name).toContain('Demonstration')
})

const DATE = /^\d{4}-\d\d-\d\d$/

test.each(Object.entries(COUNTRY_FACTS))('each fact of %s has a source, a publication and a date', (_, facts) => {
  const sourced = Object.values(facts).filter(isSourced)
  expect(sourced).toHaveLength(4)
  for (const { source, publication, checked } of sourced) {
    expect(source).not.toBe('')
    expect(publication).not.toBe('')
    expect(checked).toMatch(DATE)
  }
  expect(facts.seller.since).toMatch(DATE)
  expect(facts.returns.since).toMatch(DATE)
})

test('no row links to the platform for online disputes that the EU has closed', () => {
  expect(JSON.stringify(COUNTRY_FACTS)).not.toMatch(/consumers\/odr/)
})

test('a country without a row is an error', () => {
  expect(() => factsOf('JP')).toThrow(RangeError)
})
