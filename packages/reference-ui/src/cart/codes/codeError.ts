import type { StoreError } from '@cairn/core'
import type { CodesMessages } from '../../messages/codes/index.ts'
import type { CodeProblem } from './codes.types.ts'

/** The formats of the page, for the facts of a refusal. */
interface Formats {
  /** Formats an amount in major units, such as euros. */
  readonly money: (amount: number, currency: string) => string
  readonly date: (time: string) => string
}

/** Returns the formats of a language. */
export const codeFormats = (locale: string): Formats => ({
  money: (amount, currency) => new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount),
  date: (time) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(time)),
})

type Facts = Readonly<Record<string, unknown>>

/** Whether the shop has a text for the problem. */
const isCodeProblem = (problem: string | undefined, { problems }: CodesMessages): problem is CodeProblem =>
  problem !== undefined && Object.hasOwn(problems, problem)

const factsOf = (response: unknown): Facts =>
  typeof response === 'object' && response !== null ? Object.fromEntries(Object.entries(response)) : {}

/** Returns the fact that a text inserts; the empty text when the back end did not send it. */
const factOf = (problem: CodeProblem, facts: Facts, { money, date }: Formats): string => {
  const { minimum, currency, valid_from: start, max } = facts
  if (problem === 'coupon_minimum' && typeof minimum === 'number' && typeof currency === 'string')
    return money(minimum, currency)
  if (problem === 'coupon_not_yet_valid' && typeof start === 'string') return date(start)
  if (problem === 'gift_card_wrong_currency' && typeof currency === 'string') return currency
  return problem === 'too_many_gift_cards' && typeof max === 'number' ? String(max) : ''
}

/** Returns the amount that the cart lacks for the minimum; the empty text when the back end did not send it. */
const missingOf = ({ missing, currency }: Facts, { money }: Formats): string =>
  typeof missing === 'number' && typeof currency === 'string' ? money(missing, currency) : ''

/**
 * Returns the text for a code that was not applied. A problem that this shop does not know shows the text of the back
 * end.
 */
export const codeError = (
  { code, problem, detail, response }: StoreError,
  words: CodesMessages,
  formats: Formats,
): string => {
  if (code === 'RATE_LIMITED') return words.tooMany
  if (isCodeProblem(problem, words)) {
    const facts = factsOf(response)
    return words.problems[problem](factOf(problem, facts, formats), missingOf(facts, formats))
  }
  return code === 'REFUSED' && detail ? detail : words.failed
}
