import type { CountryFacts, Sourced } from './facts/facts.types.ts'

/** The words for the origin of the facts in one language. */
export interface FactMessages {
  readonly imprint: string
  readonly withdrawal: string
  readonly guarantee: string
  readonly dispute: string
  readonly checked: (date: string) => string
}

/** Returns the origin of each fact of a country, with the date of its check where there is one. */
export const factRows = (
  { imprint, withdrawalDays, guaranteeYears, disputeBody }: CountryFacts,
  words: FactMessages,
): readonly (readonly [term: string, text: string])[] => {
  const row = (term: string, { source, checked }: Sourced<unknown>) =>
    [term, checked === null ? source : `${source}. ${words.checked(checked)}`] as const
  return [
    row(words.imprint, imprint),
    row(words.withdrawal, withdrawalDays),
    row(words.guarantee, guaranteeYears),
    row(words.dispute, disputeBody),
  ]
}
