import type { CountryFacts, Sourced } from './facts/facts.types.ts'

/** The words for the origin of the facts in one language. The dates are written out in the language. */
export interface FactMessages {
  readonly company: string
  /** Says that the company was invented, with the date since which its values hold. */
  readonly invented: (date: string) => string
  readonly returns: string
  /** Says that the shop has terms of its own, with the date since which they hold. */
  readonly ownTerms: (date: string) => string
  readonly imprint: string
  readonly withdrawal: string
  readonly guarantee: string
  readonly dispute: string
  /** Says when a law was compared with which publication. */
  readonly compared: (date: string, publication: string) => string
}

/** Returns the origin of each fact of a country, with its date. */
export const factRows = (
  { seller, returns, imprint, withdrawalDays, guaranteeYears, disputeBody }: CountryFacts,
  words: FactMessages,
): readonly (readonly [term: string, text: string])[] => {
  const row = (term: string, { source, publication, checked }: Sourced<unknown>) =>
    [term, `${source}. ${words.compared(checked, publication)}`] as const
  return [
    [words.company, words.invented(seller.since)],
    [words.returns, words.ownTerms(returns.since)],
    row(words.imprint, imprint),
    row(words.withdrawal, withdrawalDays),
    row(words.guarantee, guaranteeYears),
    row(words.dispute, disputeBody),
  ]
}
