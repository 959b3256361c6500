import type { CountryFacts, Sourced } from './facts/facts.types.ts'

/** Returns the facts with their dates written out for a locale: "29 November 2026" instead of "2026-11-29". */
export const withLocalDates = (facts: CountryFacts, locale: string): CountryFacts => {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const localDate = (date: string): string => format.format(new Date(date))
  const dated = <Value>(fact: Sourced<Value>): Sourced<Value> => ({ ...fact, checked: localDate(fact.checked) })
  return {
    ...facts,
    seller: { ...facts.seller, since: localDate(facts.seller.since) },
    returns: { ...facts.returns, since: localDate(facts.returns.since) },
    imprint: dated(facts.imprint),
    withdrawalDays: dated(facts.withdrawalDays),
    guaranteeYears: dated(facts.guaranteeYears),
    disputeBody: dated(facts.disputeBody),
  }
}
