import { countryName } from './names.ts'

/** Sorts country codes (ISO 3166-1 alpha-2) by their names in `locale` (BCP 47). */
export const byCountryName = (codes: readonly string[], locale: string): string[] => {
  const { compare } = new Intl.Collator(locale)
  return codes.toSorted((one, other) => compare(countryName(one, locale), countryName(other, locale)))
}

/**
 * Sorts the entries of all columns by country name and distributes them again, so that each column keeps its number of
 * entries. The store cannot sort them, because it has no translated names.
 */
export const columnsByName = <Entry extends { readonly sites: readonly { readonly countryCode: string }[] }>(
  columns: readonly (readonly Entry[])[],
  locale: string,
): Entry[][] => {
  const { compare } = new Intl.Collator(locale)
  const nameOf = ({ sites: [first] }: Entry) => countryName(first?.countryCode ?? '', locale)
  const entries = columns.flat().toSorted((one, other) => compare(nameOf(one), nameOf(other)))
  return columns.map(({ length }) => entries.splice(0, length))
}
