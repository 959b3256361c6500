import type { ConsentCategory } from '../shared/consent.ts'

/** Maps the groups of OneTrust to categories. C0002, analytics, is the group of spec section 9. */
const CATEGORIES: ReadonlyMap<string, ConsentCategory> = new Map([
  ['C0001', 'necessary'],
  ['C0002', 'analytics'],
  ['C0003', 'functional'],
  ['C0004', 'targeting'],
  ['C0005', 'social'],
])

/**
 * Returns the categories that an `OptanonConsent` cookie allows: the groups with the value 1, in any order.
 *
 * Expects the cookie still encoded, because in a decoded one the URL in the field `landingPath` could add groups.
 */
export const grantedCategories = (cookie: string | null): readonly ConsentCategory[] => {
  const groups = new URLSearchParams(cookie ?? '').get('groups') ?? ''
  return groups.split(',').flatMap((entry) => {
    const [group = '', isOn] = entry.split(':')
    const category = CATEGORIES.get(group)
    return category !== undefined && isOn === '1' ? [category] : []
  })
}
