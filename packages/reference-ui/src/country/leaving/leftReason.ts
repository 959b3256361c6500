import type { Site } from '../../app/shop/sites.ts'
import type { CountrySwitchMessages } from '../../messages/countrySwitch/index.ts'
import { countryName } from '../names.ts'

/** Why a line cannot be added on another site. `not-carried`: it has no variant, such as a gift certificate. */
const LEFT_REASONS = ['not-sold', 'coming-soon', 'sold-out', 'not-shipped', 'not-carried'] as const
export type LeftReason = (typeof LEFT_REASONS)[number]

export const isLeftReason = (value: unknown): value is LeftReason => LEFT_REASONS.some((reason) => reason === value)

interface ReasonContext {
  /** The site that the shopper chose. */
  readonly to: Site
  /** The language of the page. */
  readonly locale: string
  /** Whether the page is on that site: "here" and "there" have changed places. */
  readonly hasArrived: boolean
}

/** Returns the text of a reason. */
export const leftReasonText = (
  reason: LeftReason,
  words: CountrySwitchMessages,
  { to, locale, hasArrived }: ReasonContext,
): string => {
  const texts: Readonly<Record<LeftReason, string>> = {
    'not-sold': hasArrived ? words.notSoldHere : words.notSold,
    'coming-soon': words.comingSoon,
    'sold-out': words.soldOut,
    'not-shipped': words.notShipped(countryName(to.countryCode, locale)),
    'not-carried': hasArrived ? words.onlyValidThere : words.notCarried,
  }
  return texts[reason]
}
