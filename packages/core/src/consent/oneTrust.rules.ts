import type { ConsentCategory } from '../shared/consent.ts'

/** The groups of OneTrust as the categories of the core. C0002, analytics, is the one of spec section 9. */
const CATEGORIES: ReadonlyMap<string, ConsentCategory> = new Map([
  ['C0001', 'necessary'],
  ['C0002', 'analytics'],
  ['C0003', 'functional'],
  ['C0004', 'targeting'],
  ['C0005', 'social'],
])

/**
 * The categories that an `OptanonConsent` cookie allows: those whose group is listed with 1, in any order.
 *
 * Takes the cookie as it was sent. Decoded first, the address that it remembers (`landingPath`) could bring groups of its own.
 */
export const grantedCategories = (cookie: string | null): readonly ConsentCategory[] => {
  const groups = new URLSearchParams(cookie ?? '').get('groups') ?? ''
  return groups.split(',').flatMap((entry) => {
    const [group = '', isOn] = entry.split(':')
    const category = CATEGORIES.get(group)
    return category !== undefined && isOn === '1' ? [category] : []
  })
}
