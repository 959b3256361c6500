import type { CountryFacts, Sourced } from './facts/facts.types.ts'

/** Returns the facts with their dates written out for a locale: "28 November 2026" instead of "2026-11-28". */
export const withLocalDates = (facts: CountryFacts, locale: string): CountryFacts => {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const dated = <Value>(fact: Sourced<Value>): Sourced<Value> =>
    fact.checked === null ? fact : { ...fact, checked: format.format(new Date(fact.checked)) }
  return {
    ...facts,
    imprint: dated(facts.imprint),
    withdrawalDays: dated(facts.withdrawalDays),
    guaranteeYears: dated(facts.guaranteeYears),
    disputeBody: dated(facts.disputeBody),
  }
}
