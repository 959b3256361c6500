import * as z from 'zod/mini'
import { type AnswersOf, flag, id, maybeNumber, number, text } from '../shared/answerParts.ts'
import { createStandFor } from '../shared/unsupported.ts'
import type { ShippingGateway } from './shipping.types.ts'

const shippingOption = z.object({
  id,
  name: text,
  type: text,
  enabled: flag,
  rate: maybeNumber,
  minimumSubtotal: number,
  usesDiscountedSubtotal: z.nullable(flag),
  excludesFixedShippingProducts: z.nullable(flag),
  packaging: z.array(z.unknown()),
})

/** Schemas of the responses of the port (gateway interface), one for each method. */
export const answers = {
  options: z.array(shippingOption),
} satisfies AnswersOf<ShippingGateway>

/** Finds what replaces a call that the back end cannot answer. */
export const standFor = createStandFor<ShippingGateway>({ options: ['estimates', async () => []] })
