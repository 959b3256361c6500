import { countryName } from './names.ts'

/** Country codes (ISO 3166-1 alpha-2) in the order in which readers of `locale` (BCP 47) look for their names. */
export const byCountryName = (codes: readonly string[], locale: string): string[] => {
  const { compare } = new Intl.Collator(locale)
  return codes.toSorted((one, other) => compare(countryName(one, locale), countryName(other, locale)))
}

/** The same columns, as long as they were, filled in the order of the names: the store knows no language. */
export const columnsByName = <Entry extends { readonly sites: readonly { readonly countryCode: string }[] }>(
  columns: readonly (readonly Entry[])[],
  locale: string,
): Entry[][] => {
  const { compare } = new Intl.Collator(locale)
  const nameOf = ({ sites: [first] }: Entry) => countryName(first?.countryCode ?? '', locale)
  const entries = columns.flat().toSorted((one, other) => compare(nameOf(one), nameOf(other)))
  return columns.map(({ length }) => entries.splice(0, length))
}
