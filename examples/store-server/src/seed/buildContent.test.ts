import { expect, test } from 'vitest'
import { buildContent } from './buildContent.ts'
import { LANGUAGES } from './keys.ts'

/** Every address in a value, and those of its markdown. */
const addressesIn = (value: unknown): string[] => {
  if (typeof value === 'string') {
    const linked = [...value.matchAll(/\]\(([^)]*)\)/g)].map(([, address]) => address ?? '')
    return value.startsWith('/') ? [value, ...linked] : linked
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : []
}

test.each(LANGUAGES)('every link of the menus, messages and home page in %s leads to what it names', (language) => {
  const addresses = addressesIn(buildContent([])[language])
  expect(addresses).toContain('/service#repair')
  expect(addresses).toContain('/service#shipping')
  // A term may find nothing; a filter, an order and a part of the service page are there.
  const known = /^\/(search\?(filter\.|sort=newest)|service#(repair|shipping)$)/
  expect(addresses.filter((address) => !known.test(address))).toEqual([])
})
