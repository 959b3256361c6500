import type { ReturnStepsMessages } from '../messages/returnSteps/index.ts'
import type { Returns } from './facts/facts.types.ts'

/** How a buyer sends items back, in the language of a site. */
export interface ReturnSteps {
  /** The first step, which the store server leaves out because its pages follow it. */
  readonly announce: string
  readonly steps: readonly string[]
  readonly refund: string
  readonly addressTitle: string
  readonly address: readonly string[]
  /** The title of a link to the steps. */
  readonly howTo: string
}

/** Returns the steps of a return by the facts of a country. `country` is the name of the country of the warehouse. */
export const returnStepsOf = (
  { announce, pack, slip, label, customs, send, postage, refund, address, howTo }: ReturnStepsMessages,
  returns: Returns,
  country: string,
): ReturnSteps => ({
  announce,
  steps: [pack, slip, label, ...(returns.hasCustoms ? [customs] : []), send(returns.sendDays), postage],
  refund,
  addressTitle: address,
  address: [...returns.address, country],
  howTo,
})
