import type { ConsentCategory } from '../shared/consent.ts'

/** Maps the groups of OneTrust to categories. The rule of spec section 9 uses the group C0002, analytics. */
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
 * `cookie` must be the raw, still encoded value: in a decoded value, the URL in the field `landingPath` could contain a
 * false `groups` field.
 */
export const grantedCategories = (cookie: string | null): readonly ConsentCategory[] => {
  const groups = new URLSearchParams(cookie ?? '').get('groups') ?? ''
  return groups.split(',').flatMap((entry) => {
    const [group = '', isOn] = entry.split(':')
    const category = CATEGORIES.get(group)
    return category !== undefined && isOn === '1' ? [category] : []
  })
}
