import { expect, test } from 'vitest'
import { sites } from '../../app/shop/sites.ts'
import { COUNTRY_FACTS, factsOf } from './countries.ts'
import type { Sourced } from './facts.types.ts'

const isSourced = (value: unknown): value is Sourced<unknown> =>
  typeof value === 'object' && value !== null && 'source' in value && 'checked' in value

test.each([...new Set(sites.map(({ countryCode }) => countryCode))])('%s has a row', (countryCode) => {
  expect(factsOf(countryCode).seller.name).toContain('Demonstration')
})

test.each(Object.entries(COUNTRY_FACTS))('each fact of %s has a source and says when it was checked', (_, facts) => {
  for (const fact of Object.values(facts).filter(isSourced)) {
    expect(fact.source).not.toBe('')
    expect(fact.checked ?? '2026-11-28').toMatch(/^\d{4}-\d\d-\d\d$/)
  }
})

test('no row links to the platform for online disputes that the EU has closed', () => {
  expect(JSON.stringify(COUNTRY_FACTS)).not.toMatch(/consumers\/odr/)
})

test('a country without a row is an error', () => {
  expect(() => factsOf('JP')).toThrow(RangeError)
})
